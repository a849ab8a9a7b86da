// Remembers that the award banner was closed. Where the browser keeps nothing it is there again on the next page load.
import { inBrowser } from '@/lib/browser/storage'

const KEY = 'award-banner'

export const wasClosed = (): boolean => inBrowser.read(KEY) === 'closed'
export const keepClosed = (): void => inBrowser.write(KEY, 'closed')
