import { QRCode } from 'antd'
import type { QrPicture as Qr } from '#domain/documents/page.ts'
import { useT } from '../i18n/use-t.ts'

/** A QR on paper, with what it leads to in words beside it. */
export function QrPicture({ qr }: { readonly qr: Qr }) {
  const t = useT()
  return (
    <div className="desk-qr-print">
      {/* Cameras read dark on light alone. */}
      <QRCode
        type="svg"
        role="img"
        aria-label={t('console.desk.qr.picture')}
        errorLevel="M"
        bordered={false}
        size={128}
        color="#000"
        bgColor="#fff"
        value={qr.text}
      />
      <div>
        {qr.captions.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </div>
  )
}
