// A partner exists only if configured; its script loads only after consent.

type Properties = Record<string, string>
type DataLayer = unknown[]
type QueuedCall = [method: string, values: ArrayLike<unknown>]
/** The shape of WebEngage's published loader, version 6.0, as far as this site uses it. */
type TrackingObject = {
  __queue: QueuedCall[]
  __v: string
  init(licence: string): void
  track(event: string, properties: Properties): void
  user: { login(id: string): void; setAttribute(name: string, value: string): void }
}

declare global {
  /** Set at build time by next.config.ts; '' if not configured. */
  var TAG_MANAGER_ID: string
  var WEBENGAGE_LICENCE: string
  interface Window {
    dataLayer?: DataLayer
    webengage?: TrackingObject
  }
}

export const hasPartners = (): boolean => TAG_MANAGER_ID !== '' || WEBENGAGE_LICENCE !== ''

const DENIED = Object.fromEntries(
  ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage'].map((purpose) => [purpose, 'denied']),
)

/** Both partners' scripts read commands only from an `arguments` object. */
function asArguments(..._values: unknown[]): ArrayLike<unknown> {
  // biome-ignore lint/complexity/noArguments: the shape that Consent Mode and WebEngage's queue ask for.
  return arguments
}

/** Consent Mode: every purpose is denied before any event. */
function layer(): DataLayer {
  window.dataLayer ??= [asArguments('consent', 'default', DENIED)]
  return window.dataLayer
}

export const denyByDefault = (): void => void layer()

let granted: DataLayer | null = null

/** Call only after consent. */
export function grantMeasuring(): void {
  if (granted === layer()) return
  granted = layer()
  granted.push(asArguments('consent', 'update', { analytics_storage: 'granted' }))
}

export function denyMeasuring(): void {
  granted = null
  layer().push(asArguments('consent', 'update', DENIED))
}

function tracking(): TrackingObject {
  if (!window.webengage) {
    const __queue: QueuedCall[] = []
    const keep =
      (method: string) =>
      (...values: unknown[]) =>
        void __queue.push([method, asArguments(...values)])
    window.webengage = {
      __queue,
      __v: '6.0',
      init: keep('init'),
      track: keep('track'),
      user: { login: keep('user.login'), setAttribute: keep('user.setAttribute') },
    }
    window.webengage.init(WEBENGAGE_LICENCE)
  }
  return window.webengage
}

function load(src: string, first: () => void): void {
  if (document.querySelector(`script[src="${src}"]`)) return
  first()
  const script = document.createElement('script')
  script.src = src
  script.async = true
  document.head.append(script)
}

/** Call only after consent. Licences of WebEngage's Indian data centre begin with `in~`. */
export function loadPartners(): void {
  if (TAG_MANAGER_ID !== '') {
    load(`https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(TAG_MANAGER_ID)}`, () =>
      layer().push({ event: 'gtm.js', 'gtm.start': Date.now() }),
    )
  }
  if (WEBENGAGE_LICENCE !== '') {
    const host = WEBENGAGE_LICENCE.startsWith('in~') ? 'widgets.in.webengage.com' : 'ssl.widgets.webengage.com'
    load(`https://${host}/js/webengage-min-v-6.0.js`, tracking)
  }
}

/** Call only after consent. Consent Mode needs the grant before the event. */
export function notifyPartners(event: string, properties: Properties): void {
  if (TAG_MANAGER_ID !== '') {
    grantMeasuring()
    layer().push({ event, ...properties })
  }
  if (WEBENGAGE_LICENCE !== '') tracking().track(event, properties)
}

/** The only personal value that leaves the site, and only to WebEngage (spec section 7). */
export function trackPhone(phone: string): void {
  if (WEBENGAGE_LICENCE !== '') tracking().user.setAttribute('we_phone', phone)
}

export function trackLogin(id: string): void {
  if (WEBENGAGE_LICENCE !== '') tracking().user.login(id)
}
