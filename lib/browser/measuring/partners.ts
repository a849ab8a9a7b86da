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
type TrackerCall = [method: string, ...values: unknown[]]

declare global {
  /** Written into the build by next.config.ts; '' when it is not configured. */
  var TAG_MANAGER_ID: string
  var WEBENGAGE_LICENCE: string
  interface Window {
    dataLayer?: DataLayer
    webengage?: TrackingObject & { queue?: TrackerCall[] }
  }
}

export const hasPartners = (): boolean => TAG_MANAGER_ID !== '' || WEBENGAGE_LICENCE !== ''

const DENIED = Object.fromEntries(
  ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage'].map((purpose) => [purpose, 'denied']),
)

/** The tag manager reads a consent command only from an `arguments` object. */
function consentCommand(..._command: unknown[]): unknown {
  // biome-ignore lint/complexity/noArguments: the shape that Consent Mode asks for.
  return arguments
}

/** Begins with every purpose denied, whoever speaks first (Consent Mode). */
function layer(): DataLayer {
  window.dataLayer ??= [consentCommand('consent', 'default', DENIED)]
  return window.dataLayer
}

export const denyByDefault = (): void => void layer()

export const grantMeasuring = (): void =>
  void layer().push(consentCommand('consent', 'update', { analytics_storage: 'granted' }))

/** Takes back what was granted, for the scripts that have come already. */
export const denyMeasuring = (): void => void layer().push(consentCommand('consent', 'update', DENIED))

/** The tracking object, as a queue until its own script has come. */
function tracking(): TrackingObject {
  if (!window.webengage) {
    const queue: TrackerCall[] = []
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

/** Brings a script once; `first` runs before it. */
function load(src: string, first: () => void): void {
  if (document.querySelector(`script[src="${src}"]`)) return
  first()
  const script = document.createElement('script')
  script.src = src
  script.async = true
  document.head.append(script)
}

/** Brings the configured partners' scripts; call only after consent. */
export function loadPartners(): void {
  if (TAG_MANAGER_ID !== '') {
    load(`https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(TAG_MANAGER_ID)}`, () =>
      layer().push({ event: 'gtm.js', 'gtm.start': Date.now() }),
    )
  }
  if (WEBENGAGE_LICENCE !== '') {
    load('https://ssl.widgets.webengage.com/js/webengage-min-v-6.0.js', () => tracking().init?.(WEBENGAGE_LICENCE))
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
