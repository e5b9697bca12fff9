import type { Place } from '#domain/documents/preprint.ts'

interface Paper {
  readonly width: number
  readonly height: number
}

/** Millimetres of one press of an arrow key, and of one with Shift. */
const [step, leap] = [1, 5]

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** How far a key moves a place, in millimetres; undefined for a key that moves nothing. */
export function keyMove({ key, shiftKey }: { readonly key: string; readonly shiftKey: boolean }) {
  const [x, y] = arrows[key] ?? []
  const by = shiftKey ? leap : step
  return x === undefined || y === undefined ? undefined : { x: x * by, y: y * by }
}

/** A place moved as far as the paper goes; tenths of a millimetre are kept. */
export function movePlace<P extends Pick<Place, 'x' | 'y' | 'width' | 'size'>>(
  place: P,
  by: { readonly x: number; readonly y: number },
  paper: Paper,
): P {
  const height = (place.size * 25.4) / 72
  return {
    ...place,
    x: within(place.x + by.x, paper.width - place.width),
    y: within(place.y + by.y, paper.height - height),
  }
}

/** Rounded down at the far edge, so that a tenth more never leaves the paper. */
const within = (value: number, most: number) =>
  Math.max(0, Math.min(Math.round(value * 10), Math.floor(most * 10))) / 10
