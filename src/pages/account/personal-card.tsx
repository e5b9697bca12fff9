import { Card, Select } from 'antd'
import { languages } from '#core/language.ts'
import { updateProfile } from '#domain/calls/profile.ts'
import { FieldsForm } from '#src/crud/form/fields-form.tsx'
import { useFieldsForm } from '#src/crud/form/use-fields-form.ts'
import { callApi } from '#src/data/call-api.ts'
import { showError } from '#src/errors/error-popup.tsx'
import type { InputProps } from '#src/fields/field-view.ts'
import { inputProps } from '#src/fields/parts/input-props.ts'
import { switchLanguage } from '#src/i18n/i18n.ts'
import { useLanguage, useT } from '#src/i18n/use-t.ts'
import type { User } from '#src/session/user.ts'
import { message } from '#src/ui/feedback.ts'
import { AvatarPicker } from './avatar-picker.tsx'

const { name, language } = updateProfile.body.fields
const asked = { name, language }

/** Name, language and picture. */
export function PersonalCard({ user, onSaved }: { readonly user: User; readonly onSaved: () => void }) {
  const t = useT()
  const current = useLanguage()
  const saved = () => {
    message.success(t('console.account.profile.saved'))
    onSaved()
  }
  const form = useFieldsForm({
    name: 'personal',
    fields: asked,
    initial: { name: user.name, language: user.language ?? current },
    send: async (values) => {
      await callApi(updateProfile, { body: values })
      await switchLanguage(values.language)
      saved()
    },
  })
  const keepPicture = (avatar: string) =>
    void callApi(updateProfile, { body: { avatar } }).then(saved, (error: unknown) => showError(t, error))
  return (
    <Card title={t('console.account.profile.personal')}>
      <AvatarPicker value={user.avatar} onChange={keepPicture} />
      <FieldsForm
        form={form}
        words={{
          name: { label: t('console.account.profile.name') },
          language: {
            label: t('console.account.profile.language'),
            help: t('console.account.profile.language_help'),
          },
        }}
        inputs={{ language: LanguageInput }}
        submitText={t('console.account.profile.save')}
      />
    </Card>
  )
}

/** Each language in its own words, so that users find it whatever language is shown. */
const LanguageInput = (props: InputProps) => (
  <Select
    {...inputProps(props)}
    style={{ width: '100%' }}
    value={props.value}
    onChange={(value: unknown) => props.onChange?.(value)}
    options={languages.map((one) => ({ value: one, label: props.tools.t(`console.shell.languages.${one}`) }))}
  />
)
