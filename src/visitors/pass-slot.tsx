import { LinkOutlined, MailOutlined, PrinterOutlined } from '@ant-design/icons'
import { Button, Card } from 'antd'
import { useState } from 'react'
import { sendVisitorPass } from '#domain/calls/visitor-passes.ts'
import { passLink } from '#domain/visitor-pass.ts'
import { visitor } from '#entities/people/visitor.ts'
import { callApi } from '../data/call-api.ts'
import { capabilities } from '../data/capabilities.ts'
import type { SlotProps } from '../crud/views.ts'
import { showError } from '../errors/error-popup.tsx'
import { codeText } from '../i18n/code-text.ts'
import { Printable } from '../receipts/printable.tsx'
import { useSession } from '../session/session.ts'
import { message } from '../ui/feedback.ts'
import { PassFace } from './pass-face.tsx'
import '../receipts/receipts.css'

/** The pass on the visit's page: shown, printed, and sent to its guest as a link or by e-mail. */
export function PassSlot({ record, tools, onChange }: SlotProps<typeof visitor>) {
  const { t } = tools
  const { building } = useSession()
  const [isSending, setSending] = useState(false)
  const { pass_code: code, status, email } = record
  if (onChange !== undefined || status === 'rejected' || typeof code !== 'string') return null
  if (status !== 'approved')
    return (
      <Card size="small" title={<h2>{t('console.visitors.pass')}</h2>}>
        {t('console.visitors.after_approval')}
      </Card>
    )
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(passLink(location.origin, code))
      message.success(t('console.visitors.link_copied'))
    } catch {
      message.error(codeText(t, 'copy_failed'))
    }
  }
  const send = async () => {
    setSending(true)
    try {
      await callApi(sendVisitorPass, { path: { id: String(record.id) } })
      message.success(t('console.visitors.sent', { email: String(email) }))
    } catch (error) {
      showError(t, error)
    } finally {
      setSending(false)
    }
  }
  const mayWrite = tools.can('update', visitor.name) && capabilities().calls
  return (
    <Card size="small" title={<h2>{t('console.visitors.pass')}</h2>}>
      <div className="visitor-pass-tools">
        <Button icon={<LinkOutlined aria-hidden />} onClick={() => void copy()}>
          {t('console.visitors.copy_link')}
        </Button>
        {mayWrite && typeof email === 'string' && (
          <Button icon={<MailOutlined aria-hidden />} loading={isSending} onClick={() => void send()}>
            {t('console.visitors.send')}
          </Button>
        )}
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
