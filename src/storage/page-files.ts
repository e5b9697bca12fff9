const prefix = 'lobby-round-'
const script = '/round-worker.js'
/** Pages whose files are kept: their documents alone are answered by the worker. */
const scope = '/periodic-checklist-detail/'
/** Milliseconds without a further file after which the worker is told of them. */
const restMs = 300

/** The console's entry, which tells one build from another; undefined while it is developed. */
const entry = () => {
  const { src = '' } = document.querySelector<HTMLScriptElement>('script[type="module"][src]') ?? {}
  const path = src === '' ? '' : new URL(src, location.origin).pathname
  return path.startsWith('/assets/') ? path : undefined
}

let watching: PerformanceObserver | undefined

/** Has the files that this page consists of kept in the browser, also those that it loads later (public/round-worker.js). */
export async function keepFiles(): Promise<void> {
  const build = entry()
  if (watching !== undefined || build === undefined || !('serviceWorker' in navigator)) return
  const files = new Set(['/boot.js', '/favicon.svg', build])
  let timer: ReturnType<typeof setTimeout> | undefined
  const registered = navigator.serviceWorker.register(script, { scope }).then(activated)
  const tell = () =>
    void registered.then((worker) => worker.postMessage({ build, files: [...files] })).catch(ignore)
  watching = new PerformanceObserver((list) => {
    for (const { name } of list.getEntries()) {
      const { origin, pathname } = new URL(name, location.origin)
      if (origin === location.origin && pathname.startsWith('/assets/')) files.add(pathname)
    }
    clearTimeout(timer)
    timer = setTimeout(tell, restMs)
  })
  watching.observe({ type: 'resource', buffered: true })
  await registered.catch(ignore)
}

// A browser that refuses it does without.
const ignore = () => undefined

/** The worker of a registration, once it may be told of files. */
const activated = ({ active, waiting, installing }: ServiceWorkerRegistration) =>
  new Promise<ServiceWorker>((resolve) => {
    const worker = installing ?? waiting ?? active
    if (worker === null) return
    const look = () => worker.state === 'activated' && resolve(worker)
    worker.addEventListener('statechange', look)
    look()
  })

/** Somebody signs out themselves: the browser keeps nothing of it. */
export async function dropFiles(): Promise<void> {
  watching?.disconnect()
  watching = undefined
  if (!('serviceWorker' in navigator)) return
  const found = await navigator.serviceWorker.getRegistrations().catch(() => [])
  await Promise.all(
    found.filter((one) => new URL(one.scope).pathname === scope).map((one) => one.unregister().catch(ignore)),
  )
  const names = await caches.keys().catch(() => [])
  await Promise.all(names.filter((name) => name.startsWith(prefix)).map((name) => caches.delete(name)))
}
