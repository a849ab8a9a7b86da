// Keeps the offline page and the site's static files. Never a page or an answer: nothing of a patient stays here.
const KEPT = 'static-1'
const OFFLINE = '/offline'
/** The offline page of a language: `/ta/offline`. */
const offlineOf = (path) => (/^\/[a-z]{2}(?=\/|$)/.exec(path)?.[0] ?? '') + OFFLINE
/** Files whose name changes with their content, and pictures that are drawn once. */
const STATIC = /^\/(_next\/static|art)\//

/** More than a visitor loads of one build: beyond it the oldest files go, those of earlier builds. */
const MOST_FILES = 400

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(KEPT).then((kept) => kept.add(OFFLINE)))
  self.skipWaiting()
})

self.addEventListener('activate', (event) => {
  const drop = (names) => Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name)))
  event.waitUntil(caches.keys().then(drop))
})

async function keep(kept, request, response) {
  await kept.put(request, response)
  const files = (await kept.keys()).filter(({ url }) => STATIC.test(new URL(url).pathname))
  await Promise.all(files.slice(0, -MOST_FILES).map((file) => kept.delete(file)))
}

async function keptOrFetched(request) {
  const kept = await caches.open(KEPT)
  const found = await kept.match(request)
  if (found) return found
  const response = await fetch(request)
  // A part of a file can't be kept, nor anything where the device is full: it is shown all the same.
  if (response.status === 200) keep(kept, request, response.clone()).catch(() => undefined)
  return response
}

/** A language that was never read has no page here, so English stands in. */
async function offlineIn(path) {
  return (await caches.match(offlineOf(path))) ?? caches.match(OFFLINE)
}

async function keepOffline(path) {
  const kept = await caches.open(KEPT)
  if (!(await kept.match(path))) await kept.add(path)
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin) return
  if (request.mode === 'navigate') {
    event.respondWith(fetch(request).catch(() => offlineIn(url.pathname)))
    event.waitUntil(keepOffline(offlineOf(url.pathname)).catch(() => undefined))
  } else if (STATIC.test(url.pathname)) event.respondWith(keptOrFetched(request))
})
