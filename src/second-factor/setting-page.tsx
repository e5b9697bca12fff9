import type { KeyUnder } from '../i18n/translation-key.ts'
import { Alert, Button, Card, Flex, Form, Radio, Skeleton, Typography } from 'antd'
import { Link } from 'react-router'
import type { DataOf } from '#domain/calls/call.ts'
import { changeSecondFactorSetting, readSecondFactorSetting } from '#domain/calls/second-factor.ts'
import { secondFactorPolicies, type SecondFactorPolicy } from '#domain/second-factor.ts'
import { callApi, callForData } from '../data/call-api.ts'
import { useQuery } from '../data/use-query.ts'
import { useT } from '../i18n/use-t.ts'
import { Page } from '../shell/page.tsx'
import { message } from '../ui/feedback.ts'
import { Failure, PasswordField } from './fields.tsx'
import { useSubmit } from './use-submit.ts'

/** The organisation's rule, with how many accounts each choice obliges and how many of those have none yet. */
type Setting = DataOf<typeof readSecondFactorSetting>
interface Values {
  readonly policy: SecondFactorPolicy
  readonly current_password: string
}

/** Who must use two-factor authentication in the organisation. */
export function SecondFactorSettingPage() {
  const t = useT()
  const {
    data: setting,
    error,
    refetch,
  } = useQuery({
    queryKey: ['setting', 'second_factor'],
    queryFn: () => callForData(readSecondFactorSetting, {}),
  })
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
    </Page>
  )
}

interface SettingFormProps {
  readonly setting: Setting
  readonly onSaved: () => void
}

function SettingForm({ setting, onSaved }: SettingFormProps) {
  const t = useT()
  const [form] = Form.useForm<Values>()
  const { run, isBusy, error } = useSubmit(form)
  const words = (key: KeyUnder<'console.second_factor.setting'>) => t(`console.second_factor.setting.${key}`)
  const save = (values: Values) =>
    run(async () => {
      await callApi(changeSecondFactorSetting, { body: values })
      form.resetFields(['current_password'])
      message.success(words('saved'))
      onSaved()
    })
  return (
    <Form
      form={form}
      layout="vertical"
      requiredMark={false}
      initialValues={{ policy: setting.policy }}
      disabled={!setting.own_enabled}
      onFinish={(values) => void save(values)}
    >
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
      <Failure error={error} />
      <Form.Item name="policy">
        <Radio.Group aria-label={t('console.menu.title.second_factor')}>
          <Flex vertical gap={12}>
            {secondFactorPolicies.map((policy) => (
              <Radio key={policy} value={policy}>
                {words(`policies.${policy}`)}
                <PolicyHelp policy={policy} setting={setting} />
              </Radio>
            ))}
          </Flex>
        </Radio.Group>
      </Form.Item>
      <div style={{ maxWidth: 320 }}>
        <PasswordField />
      </div>
      <Button type="primary" htmlType="submit" loading={isBusy}>
        {words('save')}
      </Button>
    </Form>
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
