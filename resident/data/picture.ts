import { callForData } from './call.ts'
import { uploadFile } from './calls.ts'

/** Pixels that the longer side of a picture has at most. */
const longest = 1600
const quality = 0.85

/**
 * A picture as it is sent: a JPEG of 1,600 pixels at most, upright, without what the camera wrote about place and time. One
 * that the browser cannot draw goes as it is: the server takes more kinds.
 */
export async function cutDown(file: Blob): Promise<Blob> {
  const drawn = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined)
  if (drawn === undefined) return file
  const share = Math.min(1, longest / Math.max(drawn.width, drawn.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(drawn.width * share))
  canvas.height = Math.max(1, Math.round(drawn.height * share))
  const paint = canvas.getContext('2d')
  if (paint === null) return file
  // What is see-through in a PNG would be black in a JPEG.
  paint.fillStyle = '#fff'
  paint.fillRect(0, 0, canvas.width, canvas.height)
  paint.drawImage(drawn, 0, 0, canvas.width, canvas.height)
  drawn.close()
  return await new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? file), 'image/jpeg', quality))
}

/** Ids of what was stored already: a form that is sent again brings no picture twice. */
const stored = new WeakMap<Blob, string>()

/** Stores pictures, and returns the ids by which a record takes them within a day. Throws a `Refusal`. */
export async function storePictures(pictures: readonly Blob[]): Promise<readonly string[]> {
  const ids: string[] = []
  // One after the other: on a bad line several at once would all be late.
  for (const picture of pictures) {
    const id = stored.get(picture) ?? (await callForData(uploadFile, { body: { file: named(picture) } })).id
    stored.set(picture, id)
    ids.push(id)
  }
  return ids
}

const named = (picture: Blob) =>
  picture instanceof File ? picture : new File([picture], 'picture.jpg', { type: picture.type })
