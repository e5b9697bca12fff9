import { Typography } from 'antd'
import { beginSecondFactor } from '#domain/calls/second-factor.ts'
import { FieldsForm } from '../crud/form/fields-form.tsx'
import { useFieldsForm } from '../crud/form/use-fields-form.ts'
import { callForData } from '../data/call-api.ts'
import { useT } from '../i18n/use-t.ts'
import type { AppSecret } from './calls.ts'

/** Asks for the password before a secret is made: an open console alone sets nothing up. */
export function PasswordStep({ next }: { readonly next: (given: AppSecret) => void }) {
  const t = useT()
  const form = useFieldsForm({
    name: 'enrol',
    fields: beginSecondFactor.body.fields,
    send: async (values) => next(await callForData(beginSecondFactor, { body: values })),
  })
  return (
    <FieldsForm
      form={form}
      begins
      isLarge
      head={
        <>
          <Typography.Paragraph type="secondary">{t('console.second_factor.help')}</Typography.Paragraph>
          <Typography.Paragraph type="secondary">
            {t('console.second_factor.enrol.intro')}
          </Typography.Paragraph>
        </>
      }
      words={{ current_password: { label: t('console.second_factor.password') } }}
      submitText={t('console.second_factor.enrol.start')}
    />
  )
}
