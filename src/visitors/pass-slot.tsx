import { LinkOutlined, PrinterOutlined } from '@ant-design/icons'
import { Button, Card } from 'antd'
import { passLink } from '#domain/visitor-pass.ts'
import type { visitor } from '#entities/people/visitor.ts'
import type { SlotProps } from '../crud/views.ts'
import { Printable } from '../papers/printable.tsx'
import { useSession } from '../session/session.ts'
import { copyText } from '../ui/copy-text.ts'
import { PassFace } from './pass-face.tsx'
import '#paper/document.css'

/** The pass on the visit's page: shown, printed, and copied as a link for its guest. */
export function PassSlot({ record, tools, onChange }: SlotProps<typeof visitor>) {
  const { t } = tools
  const { building } = useSession()
  const { pass_code: code, status } = record
  if (onChange !== undefined || status === 'rejected' || typeof code !== 'string') return null
  if (status !== 'approved')
    return (
      <Card size="small" title={<h2>{t('console.visitors.pass')}</h2>}>
        {t('console.visitors.after_approval')}
      </Card>
    )
  const copy = () => copyText(t, passLink(location.origin, code), t('console.visitors.link_copied'))
  return (
    <Card size="small" title={<h2>{t('console.visitors.pass')}</h2>}>
      <div className="visitor-pass-tools">
        <Button icon={<LinkOutlined aria-hidden />} onClick={() => void copy()}>
          {t('console.visitors.copy_link')}
        </Button>
        <Button type="primary" icon={<PrinterOutlined aria-hidden />} onClick={() => window.print()}>
          {t('console.visitors.print')}
        </Button>
      </div>
      <Printable tools={tools}>
        {(paper) => (
          <article className="desk-paper" lang={paper.language}>
            <PassFace
              pass={{
                code,
                building: building?.name ?? '',
                name: String(record.name),
                people: Number(record.people_count),
                apartment: record.apartment?.code ?? '',
                from: String(record.from_time),
                to: String(record.to_time),
              }}
              t={paper.t}
            />
          </article>
        )}
      </Printable>
    </Card>
  )
}
