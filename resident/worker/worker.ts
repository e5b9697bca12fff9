import { answerNavigation } from './answer-navigation.ts'

/*
 * The app's service worker. It keeps the shell of one build, never what somebody has read: that is in IndexedDB by
 * account (resident/data/kept.ts). It takes over only when no window is open, so that a page never gets files of another
 * build.
 */

/** What TypeScript's library of pages does not know of a worker. */
interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface FetchEvent extends ExtendableEvent {
  readonly request: Request
  respondWith(reply: Promise<Response>): void
}
interface Worker {
  addEventListener(name: 'install' | 'activate', hear: (event: ExtendableEvent) => void): void
  addEventListener(name: 'fetch', hear: (event: FetchEvent) => void): void
}
const worker = globalThis as unknown as Worker

/** The build writes it here (scripts/resident-build-plugin.ts). */
const shell = '__SHELL__' as unknown as { readonly version: string; readonly files: readonly string[] }

const prefix = 'lobby-resident-'
const own = `${prefix}${shell.version}`
const page = '/app/'

worker.addEventListener('install', (event) => {
  const addresses = [page, '/app/icon.svg', ...shell.files.map((file) => `${page}${file}`)]
  event.waitUntil(
    caches
      .open(own)
      .then((cache) => cache.addAll(addresses.map((path) => new Request(path, { cache: 'reload' })))),
  )
})

worker.addEventListener('activate', (event) => {
  const dropOld = async () => {
    const names = await caches.keys()
    await Promise.all(
      names.filter((name) => name.startsWith(prefix) && name !== own).map((name) => caches.delete(name)),
    )
  }
  event.waitUntil(dropOld())
})

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin || !pathname.startsWith(page)) return
  const kept = (key: string | Request) => caches.match(key, { cacheName: own })
  if (request.mode === 'navigate')
    return event.respondWith(answerNavigation({ ask: () => fetch(request), kept: () => kept(page) }))
  // Names change with the content: what is kept is right for ever.
  if (pathname.startsWith(`${page}assets/`))
    event.respondWith(kept(request).then((reply) => reply ?? fetch(request)))
})
