import { useMemo } from 'react'
import type { QrPicture as Qr } from '#domain/documents/page.ts'
import { qrPicture } from '#domain/money/qr/picture.ts'
import { usePaperTools } from './paper-tools.ts'

/** A QR on paper, with what it leads to in words beside it. Cameras read dark on light alone: it is so on any screen. */
export function QrPicture({ qr }: { readonly qr: Qr }) {
  const { qrLabel } = usePaperTools()
  const address = useMemo(() => qrAddress(qr.text), [qr.text])
  return (
    <div className="desk-qr-print">
      <img src={address} alt={qrLabel} width={128} height={128} />
      <div>
        {qr.captions.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </div>
  )
}

/** The address of a QR's picture, which needs no call. */
export const qrAddress = (text: string): string =>
  `data:image/svg+xml;utf8,${encodeURIComponent(qrPicture(text))}`
