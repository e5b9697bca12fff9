import decodeQR from 'qr/decode.js'
import { openPdf } from './pdf-objects.ts'

/** Pixels of a camera for each module. */
const scale = 4

/** What the QRs on the pages of a PDF say, in the order of the pages, read from the pictures that a printer would print. */
export function pdfQrs(bytes: Uint8Array): readonly string[] {
  const { kids, headOf, streamOf } = openPdf(bytes)
  return kids.flatMap((page) => {
    const resources = headOf(/\/Resources (\d+) 0 R/.exec(headOf(page))?.[1])
    const list = /\/XObject (\d+) 0 R/.exec(resources)?.[1]
    return [...(list === undefined ? '' : headOf(list)).matchAll(/\/\w+ (\d+) 0 R/g)]
      .map(([, number]) => number)
      .filter((number) => headOf(number).includes('/Subtype /Image'))
      .map((number) => {
        const [, width, height] = /\/Width (\d+)\s+\/Height (\d+)/.exec(headOf(number)) ?? []
        return decodeQR(enlarged(streamOf(number), Number(width), Number(height)))
      })
  })
}

/** A picture of grey or coloured modules as a camera sees it. */
function enlarged(pixels: Buffer, width: number, height: number) {
  const depth = pixels.length / (width * height)
  const data = new Uint8Array(width * scale * height * scale * 4).fill(255)
  for (let y = 0; y < height * scale; y += 1)
    for (let x = 0; x < width * scale; x += 1) {
      const grey = pixels[(Math.floor(y / scale) * width + Math.floor(x / scale)) * depth] ?? 255
      data.fill(grey, (y * width * scale + x) * 4, (y * width * scale + x) * 4 + 3)
    }
  return { width: width * scale, height: height * scale, data }
}
