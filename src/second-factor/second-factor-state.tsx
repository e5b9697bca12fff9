import type { KeyUnder } from '../i18n/translation-key.ts'
import { Button, Card, Flex, Tag } from 'antd'
import { useState } from 'react'
import { readAccountSecondFactor, resetAccountSecondFactor } from '#domain/calls/accounts.ts'
import { account } from '#entities/account/account.ts'
import { callApi, callForData } from '../data/call-api.ts'
import { useQuery } from '../data/use-query.ts'
import { errorText } from '../errors/error-text.ts'
import { useT } from '../i18n/use-t.ts'
import { useSession } from '../session/session.ts'
import { message, modal } from '../ui/feedback.ts'

interface SecondFactorStateProps {
  readonly accountId: string
  readonly name: string
}

/**
 * Whether a colleague uses two-factor authentication; a user who may change the account can reset it when the device is lost.
 */
export function SecondFactorState({ accountId, name }: SecondFactorStateProps) {
  const t = useT()
  const { user, can } = useSession()
  const [isBusy, setBusy] = useState(false)
  const path = { id: accountId }
  const { data, refetch } = useQuery({
    queryKey: ['second_factor', accountId],
    queryFn: () => callForData(readAccountSecondFactor, { path }),
  })
  const words = (key: KeyUnder<'console.second_factor.reset'>) =>
    t(`console.second_factor.reset.${key}`, { name })
  const reset = async () => {
    setBusy(true)
    try {
      await callApi(resetAccountSecondFactor, { path, body: { confirm: true } })
      message.success(words('done'))
    } catch (failure) {
      message.error(errorText(t, failure))
    }
    await refetch()
    setBusy(false)
  }
  const askToReset = () =>
    modal.confirm({
      title: words('button'),
      content: words('confirm'),
      okText: words('button'),
      okButtonProps: { danger: true },
      cancelText: t('console.crud.record.cancel'),
      autoFocusButton: 'cancel',
      onOk: reset,
    })
  if (data === undefined) return null
  const isOn = data.enabled_at !== null
  return (
    <Card size="small" title={<h2>{t('console.second_factor.title')}</h2>}>
      <Flex gap={8} align="center" wrap>
        <Tag color={isOn ? 'success' : 'default'} style={{ marginInlineEnd: 0 }}>
          {words(isOn ? 'on' : 'off')}
        </Tag>
        {isOn && user?.id !== accountId && can('update', account.name) && (
          <Button size="small" danger loading={isBusy} onClick={askToReset}>
            {words('button')}
          </Button>
        )}
      </Flex>
    </Card>
  )
}
