import { useState } from 'react'
import { call, callForData } from '../../data/call.ts'
import { useLoaded } from '../../data/loaded.ts'
import { storePictures } from '../../data/picture.ts'
import { sayError, say } from '../../language/say.ts'
import { momentText } from '../../language/written.ts'
import { Field, Submit } from '../../parts/field.tsx'
import { useForm } from '../../parts/form.ts'
import { Page } from '../../parts/page.tsx'
import { Shown } from '../../parts/shown.tsx'
import type { HomeProps } from '../../places.ts'
import { answerForm, listAnswers, readForm } from './calls.ts'
import { DefinedField, nameOf, toSend } from './defined-field.tsx'
import type { Answer, Form } from './shapes.ts'
import { Signature } from './signature.tsx'

/** One form, to be filled in, or what was answered. */
export function FormPlace({ home, id }: HomeProps) {
  const { apartment_id: apartment } = home
  const loaded = useLoaded({
    home: apartment,
    name: `form ${id}`,
    stays: 'page',
    load: async (signal) => {
      const [form, { data }] = await Promise.all([
        callForData(readForm, { path: { id } }, { signal }),
        call(listAnswers, { params: { apartment_id: apartment, form_id: id } }, { signal }),
      ])
      return { form, answers: data }
    },
  })
  return (
    <Page title={loaded.value?.form.name ?? say('asked.forms')} back={`/homes/${apartment}/forms`}>
      <Shown of={loaded}>
        {({ form, answers: [last] }) => (
          <>
            {form.description !== null && <p className="lines">{form.description}</p>}
            {last !== undefined && <Thanks of={last} form={form} />}
            {(last === undefined || form.answer_limit === 'none') && (
              <FillIn key={last?.id ?? ''} home={apartment} form={form} done={loaded.reload} />
            )}
          </>
        )}
      </Shown>
    </Page>
  )
}

const Thanks = ({ of: { created_at: at }, form }: { readonly of: Answer; readonly form: Form }) => (
  <div className="card" role="status">
    <p className="lines">{form.thank_you ?? say('asked.thanks')}</p>
    {at !== null && <p className="quiet">{say('asked.answered', { time: momentText(at) })}</p>}
  </div>
)

interface FillInProps {
  readonly home: string
  readonly form: Form
  readonly done: () => void
}

function FillIn({ home, form: asked, done }: FillInProps) {
  const definitions = asked.fields ?? []
  const [key] = useState(() => crypto.randomUUID())
  const [signature, setSignature] = useState<Blob>()
  const [unsigned, setUnsigned] = useState<string>()
  const form = useForm<string>({
    first: { email: '', ...Object.fromEntries(definitions.map((one) => [nameOf(one), ''])) },
    required: [
      ...(asked.requires_email === true ? ['email'] : []),
      ...definitions.filter(({ required }) => required === true).map(nameOf),
    ],
    send: async (values) => {
      const isLacking = asked.requires_signature === true && signature === undefined
      setUnsigned(isLacking ? sayError('signature_required') : undefined)
      if (isLacking) return
      const [stored] = signature === undefined ? [] : await storePictures([signature])
      const body = {
        form_id: asked.id,
        apartment_id: home,
        answers: toSend(definitions, values),
        ...(values['email'] === '' ? {} : { email: values['email'] ?? '' }),
        ...(stored === undefined ? {} : { signature: stored }),
      }
      await call(answerForm, { body }, { key })
      done()
    },
  })
  return (
    <form onSubmit={form.submit} noValidate>
      {definitions.map((one) => (
        <DefinedField key={one.key} form={form} of={one} />
      ))}
      {asked.requires_email === true && (
        <Field form={form} name="email" label={say('asked.email')} type="email" autoComplete="email" />
      )}
      {asked.requires_signature === true && <Signature change={setSignature} error={unsigned} />}
      <Submit form={form}>{say('asked.send')}</Submit>
    </form>
  )
}
