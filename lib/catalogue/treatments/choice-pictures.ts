import { isPicture, type PictureName } from '@/lib/catalogue/pictures'

const FOLDERS: Record<string, string> = {
  city: 'cities',
  concern_category: 'concerns',
  purpose: 'concerns',
}
const OTHERS: Record<string, PictureName> = {
  'location at_home': 'scenes/home-visit',
  'location clinic': 'scenes/clinic',
  'skip_video false': 'scenes/video-call',
  'skip_video true': 'scenes/clinic-front',
  'concern veneers': 'treatments/dental_veneers',
  'concern whitening': 'treatments/teeth_whitening',
  'concern bonding': 'treatments/dental_bonding',
  'concern aligners': 'treatments/aligners',
  'concern braces': 'treatments/braces',
}

export function choicePicture(param: string, value: string): PictureName | undefined {
  const named = `${FOLDERS[param] ?? ''}/${value}`
  return OTHERS[`${param} ${value}`] ?? (isPicture(named) ? named : undefined)
}

export function withPictures<O extends { value: string; picture?: PictureName }>(
  param: string,
  options: readonly O[],
): O[] {
  const pictures = options.map(({ value, picture }) => picture ?? choicePicture(param, value))
  return options.map((option, at) => (pictures.every(Boolean) ? { ...option, picture: pictures[at] } : option))
}
