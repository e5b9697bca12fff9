import { useState } from 'react'
import { say } from '../language/say.ts'
import { Field, Submit } from '../parts/field.tsx'
import { useForm } from '../parts/form.ts'
import { Page } from '../parts/page.tsx'
import { Link } from '../router/link.tsx'
import { finishSignIn, signIn } from '../session/sign-in.ts'
import { LanguageLinks } from '../shell/language-links.tsx'

/** The password, and the second step where the account has one. */
export function SignInPlace() {
  const [ticket, setTicket] = useState<string>()
  return (
    <Page title={say('entry.sign_in.title')}>
      {ticket === undefined ? <PasswordStep next={setTicket} /> : <CodeStep ticket={ticket} />}
      <LanguageLinks />
    </Page>
  )
}

function PasswordStep({ next }: { readonly next: (ticket: string) => void }) {
  const form = useForm({
    first: { username: '', password: '' },
    required: ['username', 'password'],
    send: async (values) => {
      const ticket = await signIn(values)
      if (ticket !== undefined) next(ticket)
    },
  })
  return (
    <>
      <form onSubmit={form.submit} noValidate>
        <Field form={form} name="username" label={say('entry.sign_in.username')} autoComplete="username" />
        <Field
          form={form}
          name="password"
          label={say('entry.sign_in.password')}
          type="password"
          autoComplete="current-password"
        />
        <Submit form={form}>{say('entry.sign_in.submit')}</Submit>
      </form>
      <p>
        <Link to="/forgotten">{say('entry.sign_in.forgot')}</Link>
      </p>
      <p>
        <Link to="/join">{say('entry.sign_in.join')}</Link>
      </p>
    </>
  )
}

function CodeStep({ ticket }: { readonly ticket: string }) {
  const form = useForm({
    first: { code: '' },
    required: ['code'],
    send: ({ code }) => finishSignIn(ticket, code),
  })
  return (
    <form onSubmit={form.submit} noValidate>
      <Field
        form={form}
        name="code"
        label={say('entry.sign_in.code')}
        help={say('entry.sign_in.code_help')}
        autoComplete="one-time-code"
      />
      <Submit form={form}>{say('entry.sign_in.confirm')}</Submit>
    </form>
  )
}
