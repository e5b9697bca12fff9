import { inflateSync } from 'node:zlib'

/**
 * The objects of a PDF that our typesetter wrote, found by its own table, and the numbers of its pages: throws where an
 * object is not where the table says.
 */
export function openPdf(bytes: Uint8Array) {
  const file = Buffer.from(bytes)
  const start = Number(/startxref\s+(\d+)/.exec(file.subarray(-64).toString('latin1'))?.[1])
  const places = [
    ...file
      .subarray(start)
      .toString('latin1')
      .matchAll(/^(\d{10}) \d{5} n/gm),
  ]
  const objects = new Map(
    places.map(([, place]) => {
      const end = file.indexOf('endobj', Number(place))
      const whole = file.subarray(Number(place), end)
      const number = /^(\d+) 0 obj/.exec(whole.subarray(0, 24).toString('latin1'))?.[1]
      if (number === undefined) throw new Error(`no object at ${place}`)
      return [number, whole] as const
    }),
  )
  const headOf = (number: string | undefined) => {
    const whole = objects.get(number ?? '')
    if (whole === undefined) throw new Error(`no object ${number}`)
    const at = whole.indexOf('stream\n')
    return whole.toString('latin1', 0, at < 0 ? whole.length : at)
  }
  const streamOf = (number: string | undefined) => {
    const whole = objects.get(number ?? '') ?? Buffer.alloc(0)
    const content = whole.subarray(whole.indexOf('stream\n') + 7, whole.lastIndexOf('\nendstream'))
    return headOf(number).includes('FlateDecode') ? inflateSync(content) : content
  }
  const root = /\/Root (\d+) 0 R/.exec(file.subarray(start).toString('latin1'))?.[1]
  const tree = headOf(/\/Pages (\d+) 0 R/.exec(headOf(root))?.[1])
  const kids = [...(/\/Kids \[([^\]]*)\]/.exec(tree)?.[1] ?? '').matchAll(/(\d+) 0 R/g)].map(([, kid]) => kid)
  return { kids, headOf, streamOf }
}
