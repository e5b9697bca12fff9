import { useState } from 'react'
import { surveyBands } from '#domain/constants.ts'
import { call } from '../../data/call.ts'
import { useLoaded } from '../../data/loaded.ts'
import { say, sayError } from '../../language/say.ts'
import { momentText } from '../../language/written.ts'
import { LongField, Submit } from '../../parts/field.tsx'
import { useForm } from '../../parts/form.ts'
import { Page } from '../../parts/page.tsx'
import { Shown } from '../../parts/shown.tsx'
import type { HomeProps } from '../../places.ts'
import { giveFeedback, listFeedbacks } from './calls.ts'
import type { Feedback } from './shapes.ts'

/** How satisfied somebody is, and what they answered last. */
export function SurveyPlace({ home }: HomeProps) {
  const { apartment_id: id } = home
  const loaded = useLoaded({
    home: id,
    name: 'survey',
    load: async (signal) =>
      (await call(listFeedbacks, { params: { apartment_id: id, limit: 1 } }, { signal })).data,
  })
  const [isGiven, setGiven] = useState(false)
  return (
    <Page title={say('asked.survey')} back={`/homes/${id}/more`}>
      {isGiven && (
        <p className="card" role="status">
          {say('asked.thanks')}
        </p>
      )}
      <Shown of={loaded}>
        {([last]) => (
          <>
            {last !== undefined && <Last of={last} />}
            {!isGiven && (
              <SurveyForm
                home={id}
                done={() => {
                  setGiven(true)
                  loaded.reload()
                }}
              />
            )}
          </>
        )}
      </Shown>
    </Page>
  )
}

const Last = ({ of: { rate_type: rate, created_at: at, content } }: { readonly of: Feedback }) => (
  <section className="card">
    {at !== null && <p className="quiet">{say('asked.last', { time: momentText(at) })}</p>}
    {rate !== null && <strong>{say(`asked.rate.${rate}`)}</strong>}
    <p className="lines">{content}</p>
  </section>
)

function SurveyForm({ home, done }: { readonly home: string; readonly done: () => void }) {
  const [key] = useState(() => crypto.randomUUID())
  const [missing, setMissing] = useState<string>()
  const form = useForm({
    first: { rate_type: '', need_to_talk: '', content: '' },
    send: async ({ rate_type: rate, need_to_talk: talk, content }) => {
      setMissing(rate === '' ? sayError('required') : undefined)
      if (rate === '') return
      const body = { apartment_id: home, rate_type: rate, need_to_talk: talk !== '' }
      await call(giveFeedback, { body: { ...body, ...(content === '' ? {} : { content }) } }, { key })
      done()
    },
  })
  return (
    <form onSubmit={form.submit} noValidate>
      <fieldset>
        <legend>{say('asked.question')}</legend>
        {surveyBands.map(({ rate }) => (
          <label key={rate} className="row">
            <input
              type="radio"
              name="rate_type"
              checked={form.values.rate_type === rate}
              onChange={() => form.set('rate_type', rate)}
            />
            <span>{say(`asked.rate.${rate}`)}</span>
          </label>
        ))}
        <p className="error" role="alert">
          {missing}
        </p>
      </fieldset>
      <LongField form={form} name="content" label={say('asked.content')} />
      <label className="row">
        <input
          type="checkbox"
          checked={form.values.need_to_talk !== ''}
          onChange={({ target }) => form.set('need_to_talk', target.checked ? 'yes' : '')}
        />
        <span>{say('asked.talk')}</span>
      </label>
      <Submit form={form}>{say('asked.send')}</Submit>
    </form>
  )
}
