import { useMemo } from 'react'
import { qrAddress } from '#paper/qr-picture.tsx'
import { say } from '../language/say.ts'
import { saveFile } from '../parts/save-file.ts'

interface QrProps {
  /** What the code says. */
  readonly text: string
  readonly label: string
  /** The picture's file name. */
  readonly name: string
}

/** Pixels of a side of the saved picture: banks' apps read it from the phone's photos. */
const side = 720

/** A QR in its place, which is reserved before it is drawn. Cameras read dark on light alone, at night too. */
export function Qr({ text, label, name }: QrProps) {
  const address = useMemo(() => qrAddress(text), [text])
  return (
    <>
      <div className="qr">
        <img src={address} alt={label} width={240} height={240} />
      </div>
      <button type="button" className="button wide" onClick={() => void savePicture(address, name)}>
        {say('money.pay.save')}
      </button>
    </>
  )
}

async function savePicture(address: string, name: string): Promise<void> {
  const picture = new Image(side, side)
  picture.src = address
  await picture.decode()
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = side
  canvas.getContext('2d')?.drawImage(picture, 0, 0, side, side)
  const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (png !== null) await saveFile(png, `${name}.png`)
}
