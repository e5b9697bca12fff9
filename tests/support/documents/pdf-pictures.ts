import { PDFiumLibrary } from '@hyzyla/pdfium'
import sharp from 'sharp'

/** Pixels of a point, which is a 72nd of an inch: small text can still be read. */
const scale = 1.25

/** The pages of a PDF as grey pictures in PNG, in their order. */
export async function pdfPictures(bytes: Uint8Array): Promise<readonly Buffer[]> {
  const library = await PDFiumLibrary.init()
  const document = await library.loadDocument(bytes)
  try {
    const pictures: Buffer[] = []
    for (const page of document.pages()) {
      const { width, height, data } = await page.render({ scale, colorSpace: 'Gray' })
      pictures.push(
        await sharp(data, { raw: { width, height, channels: 1 } })
          .png({ compressionLevel: 9 })
          .toBuffer(),
      )
    }
    return pictures
  } finally {
    document.destroy()
    library.destroy()
  }
}

/** How far a grey may be off before an eye sees it. */
const tolerance = 48

/** Points of two pictures that an eye sees to differ; all of them if the sizes differ. */
export async function countDifferences(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all(
    [one, other].map((png) => sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true })),
  )
  if (a === undefined || b === undefined || a.info.width !== b.info.width || a.info.height !== b.info.height)
    return Number.POSITIVE_INFINITY
  return a.data.reduce(
    (found, grey, at) => (Math.abs(grey - (b.data[at] ?? 0)) > tolerance ? found + 1 : found),
    0,
  )
}
