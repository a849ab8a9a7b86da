// The measuring partners: a tag manager's data layer and a tracking object in WebEngage's shape. Each is there only when
// the site is configured for it, and its script is loaded only after consent. What is said before that waits in a queue.

type Properties = Record<string, string>
type DataLayer = unknown[]
type TrackingObject = {
  track(event: string, properties: Properties): void
  user: { login(id: string): void; setAttribute(name: string, value: string): void }
  init?(licence: string): void
}
/** What the tracking object was told before its own script came, in order. */
type Queued = [method: string, ...values: unknown[]]

declare global {
  /** Written into the build by next.config.ts; '' when it is not configured. */
  var TAG_MANAGER_ID: string
  var WEBENGAGE_LICENCE: string
  interface Window {
    dataLayer?: DataLayer
    webengage?: TrackingObject & { queue?: Queued[] }
  }
}

export const hasPartners = (): boolean => TAG_MANAGER_ID !== '' || WEBENGAGE_LICENCE !== ''

function layer(): DataLayer {
  window.dataLayer ??= []
  return window.dataLayer
}

/** The tag manager reads a consent command only from an `arguments` object. */
function consentCommand(..._command: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: the shape that Consent Mode asks for.
  layer().push(arguments)
}

const PURPOSES = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage']
const each = (state: 'denied' | 'granted') => Object.fromEntries(PURPOSES.map((purpose) => [purpose, state]))

/** Denies every purpose before anything else is said (Consent Mode). */
export const denyByDefault = (): void => consentCommand('consent', 'default', each('denied'))

export const grantMeasuring = (): void => consentCommand('consent', 'update', { analytics_storage: 'granted' })

/** The tracking object, as a queue until its own script has come. */
function tracking(): TrackingObject {
  if (!window.webengage) {
    const queue: Queued[] = []
    const keep =
      (method: string) =>
      (...values: unknown[]) =>
        void queue.push([method, ...values])
    window.webengage = {
      queue,
      track: keep('track'),
      user: { login: keep('user.login'), setAttribute: keep('user.setAttribute') },
      init: keep('init'),
    }
  }
  return window.webengage
}

function load(src: string): void {
  if (document.querySelector(`script[src="${src}"]`)) return
  const script = document.createElement('script')
  script.src = src
  script.async = true
  document.head.append(script)
}

/** Brings the configured partners' scripts; call only after consent. */
export function loadPartners(): void {
  if (TAG_MANAGER_ID !== '') {
    layer().push({ event: 'gtm.js', 'gtm.start': Date.now() })
    load(`https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(TAG_MANAGER_ID)}`)
  }
  if (WEBENGAGE_LICENCE !== '') {
    tracking().init?.(WEBENGAGE_LICENCE)
    load('https://ssl.widgets.webengage.com/js/webengage-min-v-6.0.js')
  }
}

export function tellPartners(event: string, properties: Properties): void {
  if (TAG_MANAGER_ID !== '') layer().push({ event, ...properties })
  if (WEBENGAGE_LICENCE !== '') tracking().track(event, properties)
}

/** The one personal value that leaves the site, to the tracking object alone (spec section 7). */
export function tellPhone(phone: string): void {
  if (WEBENGAGE_LICENCE !== '') tracking().user.setAttribute('we_phone', phone)
}

export function tellLogin(id: string): void {
  if (WEBENGAGE_LICENCE !== '') tracking().user.login(id)
}
