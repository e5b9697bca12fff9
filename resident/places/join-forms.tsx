import { useRef, useState } from 'react'
import { showPassCode } from '#domain/visitor-pass.ts'
import { call, callForData } from '../data/call.ts'
import { join, joinSignedIn, sendContactCode } from '../data/calls.ts'
import { hasCode, isUnreached, Refusal } from '../data/refusal.ts'
import type { Invitation, Joined } from '../data/shapes.ts'
import { say, sayRefusal } from '../language/say.ts'
import { currentLanguage } from '../language/language.ts'
import { Field, Submit } from '../parts/field.tsx'
import { useForm, type Form } from '../parts/form.ts'
import { go } from '../router/router.ts'
import { refreshMe } from '../session/session.ts'
import { signIn } from '../session/sign-in.ts'

interface FormProps {
  readonly code: string
  readonly invitation: Invitation
  /** Called where the office must look first. */
  readonly joined: (outcome: Joined) => void
}

/** Only what was typed is sent: an empty text would be a wrong address. */
const typed = <Name extends string>(values: Readonly<Record<Name, string>>): Partial<Record<Name, string>> =>
  Object.fromEntries(Object.entries<string>(values).filter(([, value]) => value.trim() !== '')) as Partial<
    Record<Name, string>
  >

/** Who comes in for the first time: who they are where the invitation asks it, a contact and a password. */
export function JoinForm({ code, invitation, joined }: FormProps) {
  const wasLost = useRef(false)
  const form = useForm({
    first: { full_name: '', phone_number: '', email: '', birth_year: '', otp: '', password: '' },
    required: invitation.asks_person ? ['full_name', 'password'] : ['password'],
    send: async (values) => {
      const { password } = values
      const body = { ...typed(values), password, code: showPassCode(code), language: currentLanguage() }
      const outcome = await callForData(join, { body }).catch((error: unknown) => {
        // An answer that was lost may have let them in: then the code is used up, and what was typed signs in.
        if (!wasLost.current || !hasCode(error, 'invitation_not_found')) {
          wasLost.current = isUnreached(error)
          throw error
        }
        const username = values.phone_number.trim() === '' ? values.email : values.phone_number
        return { outcome: 'in', why: null, username } as const
      })
      if (outcome.outcome === 'waiting') return joined(outcome)
      await signIn({ username: outcome.username, password })
      go('/', { replace: true })
    },
  })
  return (
    <form onSubmit={form.submit} noValidate>
      {invitation.asks_person && <Person form={form} />}
      <h2>{say('entry.join.contact')}</h2>
      <Field
        form={form}
        name="phone_number"
        label={say('entry.join.phone_number')}
        type="tel"
        autoComplete="tel"
      />
      {invitation.asks_person && (
        <Field
          form={form}
          name="birth_year"
          label={say('entry.join.birth_year')}
          inputMode="numeric"
          autoComplete="bday-year"
        />
      )}
      <Field form={form} name="email" label={say('entry.join.email')} type="email" autoComplete="email" />
      <ContactCode form={form} code={code} proves={invitation.proves} />
      <Field
        form={form}
        name="password"
        label={say('entry.join.password')}
        help={say('entry.join.password_help')}
        type="password"
        autoComplete="new-password"
      />
      <Submit form={form}>{say('entry.join.submit')}</Submit>
    </form>
  )
}

const Person = ({ form }: { readonly form: Form<'full_name'> }) => (
  <>
    <h2>{say('entry.join.who')}</h2>
    <p className="quiet">{say('entry.join.who_help')}</p>
    <Field form={form} name="full_name" label={say('entry.join.full_name')} autoComplete="name" />
  </>
)

interface ContactCodeProps {
  readonly form: Form<'phone_number' | 'email' | 'otp'>
  readonly code: string
  readonly proves: Invitation['proves']
}

/** Proves a contact by six digits sent there, where the building can send them; nobody must. */
function ContactCode({ form, code, proves }: ContactCodeProps) {
  const [told, setTold] = useState<string>()
  const { email, phone_number: phone } = form.values
  const body =
    email.trim() !== '' && proves.includes('email')
      ? { email }
      : phone.trim() !== '' && proves.includes('sms')
        ? { phone_number: phone }
        : undefined
  if (body === undefined) return null
  const send = () =>
    call(sendContactCode, { body: { code: showPassCode(code), ...body } }).then(
      () => setTold(say('entry.join.sent')),
      (error: unknown) => setTold(error instanceof Refusal ? sayRefusal(error) : say('shell.crashed')),
    )
  return (
    <>
      <button type="button" className="button wide" onClick={() => void send()}>
        {say('entry.join.send_code', { contact: email.trim() === '' ? phone : email })}
      </button>
      <p role="status">{told}</p>
      <Field
        form={form}
        name="otp"
        label={say('entry.join.otp')}
        inputMode="numeric"
        autoComplete="one-time-code"
      />
    </>
  )
}

interface JoinAlsoProps extends FormProps {
  /** Whose account gets the home. */
  readonly name: string
}

/** Who is signed in already gets one more home. */
export function JoinAlsoForm({ code, invitation, name, joined }: JoinAlsoProps) {
  const form = useForm({
    first: { full_name: '', phone_number: '', birth_year: '' },
    required: invitation.asks_person ? ['full_name'] : [],
    send: async (values) => {
      const outcome = await callForData(joinSignedIn, {
        body: { ...typed(values), code: showPassCode(code) },
      })
      if (outcome.outcome === 'waiting') return joined(outcome)
      await refreshMe()
      go('/', { replace: true })
    },
  })
  return (
    <form onSubmit={form.submit} noValidate>
      <p>{say('entry.join.as', { name })}</p>
      {invitation.asks_person && (
        <>
          <Person form={form} />
          <Field
            form={form}
            name="phone_number"
            label={say('entry.join.phone_number')}
            type="tel"
            autoComplete="tel"
          />
          <Field form={form} name="birth_year" label={say('entry.join.birth_year')} inputMode="numeric" />
        </>
      )}
      <Submit form={form}>{say('entry.join.add')}</Submit>
    </form>
  )
}
