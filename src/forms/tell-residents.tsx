import { SendOutlined } from '@ant-design/icons'
import { screensOf } from '#core/derive/screens.ts'
import { pushNotification } from '#entities/media/push-notification.ts'
import { LinkButton } from '../crud/actions/link-button.tsx'
import type { ViewTools } from '../fields/field-view.ts'

export interface TellProps {
  readonly form: { readonly name?: string | null; readonly description?: string | null }
  /** The form's link for everybody. */
  readonly link: string
  readonly tools: ViewTools
}

/** Leads to a message that has the form's link: whom it is for is chosen there, and it is sent from there. */
export function TellResidents({ form, link, tools: { t, can } }: TellProps) {
  if (!can('create', pushNotification.name)) return null
  const [name, description] = [form.name ?? '', form.description ?? '']
  const { pathname, search } = new URL(link)
  const values = new URLSearchParams({
    'set.title': cut(name, pushNotification.fields.title.maxLength),
    'set.content': cut(
      description === '' ? t('console.forms.shared.message', { form: name }) : description,
      pushNotification.fields.content.maxLength,
    ),
    'set.link': pathname + search,
  })
  return (
    <LinkButton
      type="primary"
      to={`/${screensOf(pushNotification).create}?${values.toString()}`}
      icon={<SendOutlined aria-hidden />}
    >
      {t('console.forms.shared.send')}
    </LinkButton>
  )
}

/** A text as a field takes it. */
const cut = (text: string, most = text.length) => (text.length <= most ? text : `${text.slice(0, most - 1)}…`)
