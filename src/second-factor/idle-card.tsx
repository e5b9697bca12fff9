import { Card, Radio, Skeleton, Typography } from 'antd'
import { changeIdleSetting, readIdleSetting } from '#domain/calls/second-factor.ts'
import { idleMinutes, type IdleMinutes } from '#domain/idle-minutes.ts'
import { FieldsForm } from '../crud/form/fields-form.tsx'
import { useFieldsForm } from '../crud/form/use-fields-form.ts'
import { callApi, callForData } from '../data/call-api.ts'
import { useQuery } from '../data/use-query.ts'
import { Failure } from '../errors/failure.tsx'
import type { InputProps } from '../fields/field-view.ts'
import { inputProps } from '../fields/parts/input-props.ts'
import { useT } from '../i18n/use-t.ts'
import { message } from '../ui/feedback.ts'

/** After how many idle minutes the organisation's administrators are signed out. */
export function IdleCard() {
  const t = useT()
  const { data, error, refetch } = useQuery({
    queryKey: ['setting', 'idle_minutes'],
    queryFn: () => callForData(readIdleSetting, {}),
  })
  return (
    <Card title={t('console.second_factor.idle.title')} style={{ maxWidth: 640, marginTop: 16 }}>
      <Failure error={error ?? undefined} />
      {data === undefined ? (
        error === null && <Skeleton active />
      ) : (
        <IdleForm minutes={data.idle_minutes} onSaved={() => void refetch()} />
      )}
    </Card>
  )
}

interface IdleFormProps {
  readonly minutes: IdleMinutes
  readonly onSaved: () => void
}

function IdleForm({ minutes, onSaved }: IdleFormProps) {
  const t = useT()
  const form = useFieldsForm({
    name: 'idle-minutes',
    fields: changeIdleSetting.body.fields,
    initial: { idle_minutes: minutes },
    send: async (values) => {
      await callApi(changeIdleSetting, { body: values })
      form.store.set('current_password', undefined)
      message.success(t('console.second_factor.setting.saved'))
      onSaved()
    },
  })
  return (
    <FieldsForm
      form={form}
      head={
        <Typography.Paragraph type="secondary">{t('console.second_factor.idle.help')}</Typography.Paragraph>
      }
      words={{
        idle_minutes: { label: t('console.second_factor.idle.label') },
        current_password: { label: t('console.second_factor.password') },
      }}
      inputs={{ idle_minutes: MinutesInput }}
      submitText={t('console.second_factor.setting.save')}
    />
  )
}

function MinutesInput({ value, onChange, ...props }: InputProps) {
  const t = useT()
  return (
    <Radio.Group
      {...inputProps(props)}
      aria-label={t('console.second_factor.idle.label')}
      value={value}
      onChange={({ target }) => onChange?.(target.value)}
      options={idleMinutes.map((minutes) => ({
        value: minutes,
        label: t(`console.second_factor.idle.minutes.m${minutes}`),
      }))}
    />
  )
}
