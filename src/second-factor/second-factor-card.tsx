import type { KeyUnder } from '../i18n/translation-key.ts'
import { Alert, Button, Card, Flex, Tag, Typography } from 'antd'
import { Dialog } from '../ui/dialog.tsx'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useQuery } from '../data/use-query.ts'
import { formatDateTime } from '../fields/format.ts'
import { useT } from '../i18n/use-t.ts'
import { reloadAccess } from '../session/session.ts'
import { message } from '../ui/feedback.ts'
import { askOwnFactor, disableFactor, ownFactorKey, renewRecoveryCodes, type Proof } from './calls.ts'
import { ProofDialog } from './proof-dialog.tsx'
import { RecoveryCodeList } from './recovery-code-list.tsx'

/** At or below this number of recovery codes, the owner is warned. */
const fewCodes = 3

/** One's own second factor, on the profile page. `onChanged`: other sessions have ended. */
export function SecondFactorCard({ onChanged }: { readonly onChanged: () => void }) {
  const t = useT()
  const navigate = useNavigate()
  const [asks, setAsks] = useState<'off' | 'renew'>()
  const [codes, setCodes] = useState<readonly string[]>()
  const { data: own, isLoading, refetch } = useQuery({ queryKey: ownFactorKey, queryFn: askOwnFactor })
  const words = (key: KeyUnder<'console.second_factor'>, values?: Record<string, string | number>) =>
    t(`console.second_factor.${key}`, values)
  const close = () => setAsks(undefined)
  const switchOff = async (proof: Proof) => {
    await disableFactor(proof)
    close()
    message.success(words('turned_off'))
    onChanged()
    // If the organisation requires it, the console now leads to the set-up page.
    await reloadAccess()
  }
  const renew = async (proof: Proof) => {
    setCodes(await renewRecoveryCodes(proof))
    close()
    await refetch()
  }
  const since = own?.enabled_at ?? undefined
  return (
    <Card
      loading={isLoading}
      title={words('title')}
      extra={
        since === undefined ? (
          <Tag>{words('off')}</Tag>
        ) : (
          <Tag color="success">{words('on_since', { date: formatDateTime(since) })}</Tag>
        )
      }
    >
      <Typography.Paragraph type="secondary">{words('help')}</Typography.Paragraph>
      {since === undefined ? (
        <Button type="primary" onClick={() => void navigate('/second-factor')}>
          {words('turn_on')}
        </Button>
      ) : (
        <>
          {own !== undefined && <CodesLeft left={own.recovery_codes_left} />}
          <Flex gap={8} wrap>
            <Button onClick={() => setAsks('renew')}>{words('renew')}</Button>
            <Button danger onClick={() => setAsks('off')}>
              {words('turn_off')}
            </Button>
          </Flex>
        </>
      )}
      {asks === 'off' && (
        <ProofDialog
          danger
          title={words('turn_off')}
          help={words('turn_off_help')}
          work={switchOff}
          close={close}
        />
      )}
      {asks === 'renew' && (
        <ProofDialog title={words('renew')} help={words('renew_help')} work={renew} close={close} />
      )}
      {codes !== undefined && (
        <Dialog
          open
          title={words('enrol.codes_title')}
          okText={words('enrol.done')}
          cancelButtonProps={{ style: { display: 'none' } }}
          closable={false}
          maskClosable={false}
          keyboard={false}
          onOk={() => setCodes(undefined)}
        >
          <RecoveryCodeList codes={codes} name={own?.name ?? ''} />
        </Dialog>
      )}
    </Card>
  )
}

function CodesLeft({ left }: { readonly left: number }) {
  const t = useT()
  const said = t('console.second_factor.codes_left', { n: left })
  if (left > fewCodes) return <Typography.Paragraph>{said}</Typography.Paragraph>
  return (
    <Alert
      type="warning"
      showIcon
      message={said}
      description={t('console.second_factor.codes_low')}
      style={{ marginBottom: 12 }}
    />
  )
}
