// Keeps the console's own files for the pages of rounds of checks, so that they open without the network too: the files
// of one build, which the page itself has loaded and names here. Never a reply of the API: what a round's page knows is in
// IndexedDB, by account (src/storage/kept-page.ts). src/operation/keep-files.ts registers it and takes it away.
const prefix = 'lobby-round-'
const shell = '/periodic-checklist-detail/'
/** Milliseconds that the network is waited for before the kept page is shown. */
const patience = 3000

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('message', (event) => event.waitUntil(keep(event.data)))

/** `build` is the address of the console's entry, which a page of the same build names. */
async function keep({ build, files }) {
  const own = prefix + build
  const cache = await caches.open(own)
  const known = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
  if (!known.has(shell)) {
    const page = await fetch(shell, { cache: 'reload' })
    // Another build has come meanwhile: its files are kept once its page is open.
    if (!page.ok || !(await page.clone().text()).includes(build)) return void (await caches.delete(own))
    await cache.put(shell, page)
  }
  await Promise.all(files.filter((path) => isOwn(path) && !known.has(path)).map((path) => cache.add(path)))
  const names = await caches.keys()
  await Promise.all(
    names.filter((name) => name.startsWith(prefix) && name !== own).map((name) => caches.delete(name)),
  )
}

/** Names in `assets` change with the content: what is kept is right for ever. The others are asked for first. */
const isHashed = (path) => path.startsWith('/assets/')
const isOwn = (path) => isHashed(path) || path === '/boot.js' || path === '/favicon.svg'

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate') event.respondWith(fresh(request, shell))
  else if (isHashed(pathname)) event.respondWith(kept(pathname).then((reply) => reply ?? fetch(request)))
  else if (isOwn(pathname)) event.respondWith(fresh(request, pathname))
})

async function kept(path) {
  for (const name of await caches.keys()) {
    const reply = name.startsWith(prefix) ? await (await caches.open(name)).match(path) : undefined
    if (reply !== undefined) return reply
  }
  return undefined
}

/** From the network where it answers in time, so that a new build comes in; a server that is being updated is no page either. */
async function fresh(request, path) {
  const asked = fetch(request)
  const late = new Promise((resolve) => setTimeout(resolve, patience))
  const first = await Promise.race([asked.catch(() => undefined), late])
  if (first !== undefined && first.status < 500) return first
  return (await kept(path)) ?? asked
}
