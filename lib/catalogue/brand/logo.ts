import { isPhotograph, photographId } from '@/lib/catalogue/pictures'

export const LOGO = 'logo.png'
/** A tooth, for a chain without a logo. */
const MARK = '/icon.svg'

/** The path has the version of the file, so browsers keep it for a year. */
export const logoPath = (logo = ''): string => (isPhotograph(logo) ? `/brand/${LOGO}?v=${photographId(logo)}` : MARK)
