/** A picture's size in pixels. */
const [width, height] = [1280, 720]

/** Top and bottom of the sky, then near and far houses, in the times of a day. */
const skies = [
  ['#cfe9e5', '#f7f3e8', '#0f766e', '#8fbfb8'],
  ['#f9d8b4', '#fdf1e0', '#9a5b2c', '#dba676'],
  ['#24405a', '#e79a6b', '#142a3d', '#4d6478'],
] as const

const rect = (x: number, y: number, w: number, h: number, fill: string, more = '') =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}" ${more}/>`
const circle = (x: number, y: number, r: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`
const times = (count: number, draw: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => draw(at)).join('')

/** A tower block with its windows; which of them are lit depends on where it stands. */
function tower(x: number, top: number, w: number, fill: string): string {
  const columns = Math.floor((w - 16) / 28)
  const rows = Math.floor((560 - top - 20) / 30)
  const windows = times(columns * rows, (at) => {
    const [column, row] = [at % columns, Math.floor(at / columns)]
    const lit = (column * 7 + row * 11 + x) % 5 < 2
    return rect(
      x + 12 + column * 28,
      top + 18 + row * 30,
      16,
      18,
      lit ? '#fff3c4' : '#ffffff',
      `opacity="${lit ? 0.95 : 0.22}"`,
    )
  })
  return rect(x, top, w, 560 - top, fill, 'rx="4"') + windows
}

const tree = (x: number) =>
  rect(x - 5, 540, 10, 60, '#6b4a2f') + circle(x, 515, 44, '#3f8f5f') + circle(x + 22, 535, 30, '#56a874')

/** What stands before the houses. */
const grounds = {
  square: rect(0, 560, width, 160, '#d9d3c5') + times(6, (at) => tree(90 + at * 220)),
  pool:
    rect(0, 560, width, 160, '#e9dcc3') +
    rect(120, 585, 1040, 110, '#3ba7c4', 'rx="40"') +
    times(
      9,
      (at) =>
        `<path d="M${190 + at * 105} ${625 + (at % 3) * 18}q18 -12 36 0t36 0" stroke="#ffffff" stroke-width="4" fill="none" opacity="0.75"/>`,
    ),
  garden:
    rect(0, 560, width, 160, '#7fb77e') +
    times(9, (at) => tree(60 + at * 145)) +
    rect(560, 560, 160, 160, '#e5d9bd'),
  court:
    rect(0, 560, width, 160, '#b9c7a5') +
    rect(200, 580, 880, 125, '#2f7d5b') +
    `<g stroke="#ffffff" stroke-width="5" fill="none"><rect x="225" y="592" width="830" height="100"/><path d="M640 592v100M225 642h830"/></g>`,
  terrace:
    rect(0, 560, width, 160, '#c9a27a') +
    times(14, (at) => circle(50 + at * 91, 575 + (at % 2) * 8, 9, '#ffd166')) +
    times(
      5,
      (at) =>
        rect(140 + at * 220, 640, 120, 12, '#7a5232') +
        rect(150 + at * 220, 652, 8, 40, '#7a5232') +
        rect(242 + at * 220, 652, 8, 40, '#7a5232'),
    ),
} as const
export type Ground = keyof typeof grounds
/** In the order of the demo's amenities: pool, tennis, gym, common room, barbecue. */
export const groundNames = [
  'pool',
  'court',
  'square',
  'garden',
  'terrace',
] as const satisfies readonly Ground[]

/** A drawing of the building from outside, as SVG: the demo's pictures need nobody's licence. */
export function drawScene(ground: Ground, at: number): string {
  const [top, bottom, near, far] = skies[at % skies.length]!
  const skyline = times(9, (one) => tower(one * 150 - 20, 250 + ((one * 5 + at) % 4) * 55, 120, far))
  const own = tower(380, 110, 230, near) + tower(650, 160, 230, near)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient></defs>
    ${rect(0, 0, width, height, 'url(#sky)')}${circle(1040, 150, 62, '#ffe9a8')}${skyline}${own}${grounds[ground]}</svg>`
}
