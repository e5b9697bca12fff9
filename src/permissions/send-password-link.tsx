import { MailOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useState } from 'react'
import { sendPasswordLink } from '#domain/calls/accounts.ts'
import { account } from '#entities/account/account.ts'
import { callApi } from '../data/call-api.ts'
import { errorText } from '../errors/error-text.ts'
import type { ActionsProps } from '../crud/views.ts'
import { message } from '../ui/feedback.ts'

/** Nobody types another person's password: the account gets a link by e-mail. Users change their own in the profile. */
export function SendPasswordLink({ record, tools }: ActionsProps<typeof account>) {
  const { t } = tools
  const [isBusy, setBusy] = useState(false)
  if (record.status !== 'active' || record.id === tools.accountId || !tools.can('update', account.name))
    return null
  const send = async () => {
    setBusy(true)
    try {
      await callApi(sendPasswordLink, { path: { id: record.id } })
      message.success(t('console.account.accounts.link_sent', { email: String(record.email) }))
    } catch (error) {
      message.error({ content: <span className="lobby-lines">{errorText(t, error)}</span> })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button icon={<MailOutlined />} loading={isBusy} onClick={() => void send()}>
      {t('console.account.accounts.send_link')}
    </Button>
  )
}
