import type { KeyUnder } from '../i18n/translation-key.ts'
import { Alert, Card, Flex, Radio, Skeleton, Typography } from 'antd'
import { Link } from 'react-router'
import type { DataOf } from '#domain/calls/call.ts'
import { changeSecondFactorSetting, readSecondFactorSetting } from '#domain/calls/second-factor.ts'
import { secondFactorPolicies, type SecondFactorPolicy } from '#domain/second-factor.ts'
import { FieldsForm } from '../crud/form/fields-form.tsx'
import { useFieldsForm } from '../crud/form/use-fields-form.ts'
import { callApi, callForData } from '../data/call-api.ts'
import { useQuery } from '../data/use-query.ts'
import { Failure } from '../errors/failure.tsx'
import type { InputProps } from '../fields/field-view.ts'
import { inputProps } from '../fields/parts/input-props.ts'
import { useT } from '../i18n/use-t.ts'
import { Page } from '../shell/page.tsx'
import { message } from '../ui/feedback.ts'
import { IdleCard } from './idle-card.tsx'

/** The organisation's rule, with how many accounts each choice obliges and how many of those have none yet. */
type Setting = DataOf<typeof readSecondFactorSetting>

const useSetting = () =>
  useQuery({
    queryKey: ['setting', 'second_factor'],
    queryFn: () => callForData(readSecondFactorSetting, {}),
  })

/** Who must use two-factor authentication in the organisation. */
export function SecondFactorSettingPage() {
  const t = useT()
  const { data: setting, error, refetch } = useSetting()
  return (
    <Page title={t('console.menu.title.second_factor')}>
      <Card style={{ maxWidth: 640 }}>
        <Failure error={error ?? undefined} />
        {setting === undefined ? (
          error === null && <Skeleton active />
        ) : (
          <SettingForm setting={setting} onSaved={() => void refetch()} />
        )}
      </Card>
      <IdleCard />
    </Page>
  )
}

interface SettingFormProps {
  readonly setting: Setting
  readonly onSaved: () => void
}

function SettingForm({ setting, onSaved }: SettingFormProps) {
  const t = useT()
  const words = (key: KeyUnder<'console.second_factor.setting'>) => t(`console.second_factor.setting.${key}`)
  const form = useFieldsForm({
    name: 'second-factor',
    fields: changeSecondFactorSetting.body.fields,
    initial: { policy: setting.policy },
    send: async (values) => {
      await callApi(changeSecondFactorSetting, { body: values })
      form.store.set('current_password', undefined)
      message.success(words('saved'))
      onSaved()
    },
  })
  return (
    <FieldsForm
      form={form}
      disabled={!setting.own_enabled}
      head={
        <>
          <Typography.Paragraph type="secondary">{words('help')}</Typography.Paragraph>
          {!setting.own_enabled && (
            <Alert
              type="info"
              showIcon
              style={{ marginBottom: 16 }}
              message={words('own_first')}
              description={<Link to="/second-factor">{t('console.second_factor.turn_on')}</Link>}
            />
          )}
        </>
      }
      words={{
        policy: { label: words('who') },
        current_password: { label: t('console.second_factor.password') },
      }}
      inputs={{ policy: PolicyInput }}
      submitText={words('save')}
    />
  )
}

function PolicyInput({ value, onChange, ...props }: InputProps) {
  const t = useT()
  const { data: setting } = useSetting()
  return (
    <Radio.Group
      {...inputProps(props)}
      aria-label={t('console.second_factor.setting.who')}
      value={value}
      onChange={({ target }) => onChange?.(target.value)}
    >
      <Flex vertical gap={12}>
        {secondFactorPolicies.map((policy) => (
          <Radio key={policy} value={policy}>
            {t(`console.second_factor.setting.policies.${policy}`)}
            {setting !== undefined && <PolicyHelp policy={policy} setting={setting} />}
          </Radio>
        ))}
      </Flex>
    </Radio.Group>
  )
}

function PolicyHelp({ policy, setting }: { readonly policy: SecondFactorPolicy; readonly setting: Setting }) {
  const t = useT()
  const { staff, staff_without, approvers, approvers_without } = setting
  const counts = {
    off: undefined,
    approvers: { n: approvers, without: approvers_without },
    staff: { n: staff, without: staff_without },
  }[policy]
  return (
    <Typography.Text type="secondary" style={{ display: 'block' }}>
      {t(`console.second_factor.setting.helps.${policy}`)}
      {counts !== undefined && ` ${t('console.second_factor.setting.counts', counts)}.`}
    </Typography.Text>
  )
}
