import { useState } from 'react'
import { call, callForData } from '../data/call.ts'
import { requestOneTimeCode, resetPassword, verifyOneTimeCode } from '../data/calls.ts'
import { say } from '../language/say.ts'
import { Field, Submit } from '../parts/field.tsx'
import { useForm } from '../parts/form.ts'
import { Page } from '../parts/page.tsx'
import { Link } from '../router/link.tsx'

type Step =
  | { readonly is: 'ask' }
  | { readonly is: 'code'; readonly username: string }
  | { readonly is: 'password'; readonly token: string }
  | { readonly is: 'done' }

/** A forgotten password: a code to a contact that was proved, then a new password. */
export function ForgottenPlace() {
  const [step, setStep] = useState<Step>({ is: 'ask' })
  return (
    <Page title={say('entry.forgotten.title')} back="/sign-in">
      {step.is === 'ask' && <AskStep next={setStep} />}
      {step.is === 'code' && <CodeStep username={step.username} next={setStep} />}
      {step.is === 'password' && <PasswordStep token={step.token} next={setStep} />}
      {step.is === 'done' && (
        <>
          <p role="status">{say('entry.forgotten.done')}</p>
          <Link to="/sign-in" className="button primary wide">
            {say('entry.forgotten.back')}
          </Link>
        </>
      )}
    </Page>
  )
}

type Next = (step: Step) => void

function AskStep({ next }: { readonly next: Next }) {
  const form = useForm({
    first: { username: '' },
    required: ['username'],
    send: async ({ username }) => {
      await call(requestOneTimeCode, { body: { username } })
      next({ is: 'code', username })
    },
  })
  return (
    <form onSubmit={form.submit} noValidate>
      <Field
        form={form}
        name="username"
        label={say('entry.sign_in.username')}
        help={say('entry.forgotten.help')}
        autoComplete="username"
      />
      <Submit form={form}>{say('entry.forgotten.send')}</Submit>
    </form>
  )
}

function CodeStep({ username, next }: { readonly username: string; readonly next: Next }) {
  const form = useForm({
    first: { otp: '' },
    required: ['otp'],
    send: async ({ otp }) => {
      const { reset_token: token } = await callForData(verifyOneTimeCode, { body: { username, otp } })
      next({ is: 'password', token })
    },
  })
  return (
    <form onSubmit={form.submit} noValidate>
      <p className="quiet">{say('entry.forgotten.help')}</p>
      <Field
        form={form}
        name="otp"
        label={say('entry.forgotten.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
      />
      <Submit form={form}>{say('entry.forgotten.check')}</Submit>
    </form>
  )
}

function PasswordStep({ token, next }: { readonly token: string; readonly next: Next }) {
  const form = useForm({
    first: { password: '' },
    required: ['password'],
    send: async ({ password }) => {
      await call(resetPassword, { body: { reset_token: token, password } })
      next({ is: 'done' })
    },
  })
  return (
    <form onSubmit={form.submit} noValidate>
      <Field
        form={form}
        name="password"
        label={say('entry.forgotten.password')}
        type="password"
        autoComplete="new-password"
      />
      <Submit form={form}>{say('entry.forgotten.save')}</Submit>
    </form>
  )
}
