import type { Home } from '../data/shapes.ts'

/** The app is installed under the name and logo of the building that is open. */
export function nameApp({ id }: Pick<Home['building'], 'id'>): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]')
  const address = `/app/building/${encodeURIComponent(id)}/app.webmanifest`
  if (link !== null && link.getAttribute('href') !== address) link.setAttribute('href', address)
}
