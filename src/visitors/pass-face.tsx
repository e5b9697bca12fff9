import { QRCode } from 'antd'
import { showPassCode } from '#domain/visitor-pass.ts'
import { formatDateTime } from '../fields/format.ts'
import type { Translate } from '../i18n/use-t.ts'
import './visitors.css'

export interface Pass {
  readonly code: string
  readonly building: string
  readonly name: string
  readonly people: number
  readonly apartment: string
  /** Instants. */
  readonly from: string
  readonly to: string
}

/** A visitor's pass as its guest shows it, on a phone or on paper. */
export function PassFace({ pass, t }: { readonly pass: Pass; readonly t: Translate }) {
  const code = showPassCode(pass.code)
  const facts = [
    [t('console.visitors.guest'), pass.name],
    [t('console.visitors.apartment'), pass.apartment],
    [t('console.visitors.time'), termOf(pass)],
    [t('console.visitors.people'), String(pass.people)],
  ]
  return (
    <div className="visitor-pass">
      {/* Cameras read dark on light alone. */}
      <QRCode
        type="svg"
        role="img"
        aria-label={t('console.visitors.picture', { code })}
        errorLevel="M"
        bordered={false}
        size={184}
        color="#000"
        bgColor="#fff"
        value={pass.code}
      />
      <div>
        <p className="visitor-pass-building">{pass.building}</p>
        <p className="visitor-pass-code">{code}</p>
        <dl>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p className="visitor-pass-once">{t('console.visitors.once')}</p>
      </div>
    </div>
  )
}

/** `28/11/2026 09:00 – 11:00`; the day is said again only where it is another. */
function termOf({ from, to }: Pick<Pass, 'from' | 'to'>): string {
  const [begin, end] = [formatDateTime(from), formatDateTime(to)]
  const day = begin.slice(0, 10)
  return `${begin} – ${end.startsWith(day) ? end.slice(11) : end}`
}
