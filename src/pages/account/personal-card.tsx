import { Button, Card, Form, Input, Select } from 'antd'
import { languages, type Language } from '#core/language.ts'
import { switchLanguage } from '#src/i18n/i18n.ts'
import { useLanguage, useT } from '#src/i18n/use-t.ts'
import type { User } from '#src/session/user.ts'
import { AvatarPicker } from './avatar-picker.tsx'
import { placeErrors } from '#src/errors/place-errors.ts'
import { updateProfile } from '#domain/calls/profile.ts'
import type { InputOf } from '#src/data/call-api.ts'
import { useAuthCall } from './use-auth-call.ts'
import { message } from '../../ui/feedback.ts'
import { codeText } from '#src/i18n/code-text.ts'

/** Each language in its own words, so that users find it whatever language is shown. */
const languageNames: Readonly<Record<Language, string>> = { vi: 'Tiếng Việt', en: 'English', km: 'ខ្មែរ' }

interface Personal {
  readonly name: string
  readonly language: Language
}

/** Name, language and picture. */
export function PersonalCard({ user, onSaved }: { readonly user: User; readonly onSaved: () => void }) {
  const t = useT()
  const current = useLanguage()
  const [form] = Form.useForm<Personal>()
  const { call, isPending } = useAuthCall()
  const patch = (body: InputOf<typeof updateProfile>['body'], then?: () => Promise<void>) =>
    call(
      updateProfile,
      { body },
      {
        onError: (error) => placeErrors(form, error, t),
        onSuccess: () => void Promise.resolve(then?.()).then(saved),
      },
    )
  const saved = () => {
    message.success(t('console.account.profile.saved'))
    onSaved()
  }
  return (
    <Card title={t('console.account.profile.personal')}>
      <AvatarPicker value={user.avatar} onChange={(avatar) => patch({ avatar })} />
      <Form
        name="personal"
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={{ name: user.name, language: user.language ?? current }}
        onFinish={({ name, language }: Personal) => patch({ name, language }, () => switchLanguage(language))}
      >
        <Form.Item
          name="name"
          label={t('console.account.profile.name')}
          rules={[{ required: true, whitespace: true, message: codeText(t, 'required') }]}
        >
          <Input autoComplete="name" maxLength={255} />
        </Form.Item>
        <Form.Item
          name="language"
          label={t('console.account.profile.language')}
          extra={t('console.account.profile.language_help')}
        >
          <Select options={languages.map((one) => ({ value: one, label: languageNames[one] }))} />
        </Form.Item>
        <Button type="primary" htmlType="submit" loading={isPending}>
          {t('console.account.profile.save')}
        </Button>
      </Form>
    </Card>
  )
}
