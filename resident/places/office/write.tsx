import { useState } from 'react'
import { call } from '../../data/call.ts'
import { useLoaded } from '../../data/loaded.ts'
import { say } from '../../language/say.ts'
import { ChoiceField, Field, LongField, Submit } from '../../parts/field.tsx'
import { useForm } from '../../parts/form.ts'
import { Page } from '../../parts/page.tsx'
import { Pictures } from '../../parts/pictures.tsx'
import { Shown } from '../../parts/shown.tsx'
import type { HomeProps } from '../../places.ts'
import { queue, useQueue } from '../../queue/queue.ts'
import type { Waiting } from '../../queue/waiting.ts'
import { go } from '../../router/router.ts'
import { listTopics } from './calls.ts'
import type { Topic } from './shapes.ts'

export const mostPictures = 4

/** A new message to the office. What was refused is opened again by the address’s `#id`. */
export function WritePlace({ home }: HomeProps) {
  const { apartment_id: id } = home
  const [draft] = useState(location.hash.slice(1))
  const instead = useQueue().waiting.find((one) => one.id === draft)
  const topics = useLoaded({
    home: id,
    name: 'topics',
    load: async (signal) =>
      (await call(listTopics, { params: { apartment_id: id, limit: 100 } }, { signal })).data,
  })
  return (
    <Page title={say('office.write')} back={`/homes/${id}/office`}>
      <Shown of={topics}>
        {(found) => <WriteForm key={instead?.id ?? ''} home={id} topics={found} instead={instead} />}
      </Shown>
    </Page>
  )
}

interface WriteFormProps {
  readonly home: string
  readonly topics: readonly Topic[]
  readonly instead: Waiting | undefined
}

function WriteForm({ home, topics, instead }: WriteFormProps) {
  const [pictures, setPictures] = useState(() => picturesOf(instead))
  const {
    topic_id = topics.length === 1 ? (topics[0]?.id ?? '') : '',
    title = '',
    content = '',
  } = instead?.values ?? {}
  const form = useForm({
    first: { topic_id, title, content },
    required: ['topic_id', 'title', 'content'],
    send: async (values) => {
      await queue({ home, kind: 'message', about: '', values, pictures, instead })
      go(`/homes/${home}/office`, { replace: true })
    },
  })
  return (
    <form onSubmit={form.submit} noValidate>
      <ChoiceField
        form={form}
        name="topic_id"
        label={say('office.topic')}
        of={topics.map(({ id, name }) => [id, name ?? ''])}
      />
      <Field form={form} name="title" label={say('office.subject')} maxLength={200} />
      <LongField form={form} name="content" label={say('office.content')} maxLength={5000} />
      <Pictures label={say('office.pictures')} of={pictures} most={mostPictures} change={setPictures} />
      <Submit form={form}>{say('office.send')}</Submit>
    </form>
  )
}

/** Pictures of a draft that was kept. */
export const picturesOf = (one: Waiting | undefined): readonly Blob[] =>
  (one?.pictures ?? []).map(({ bytes, type }) => new Blob([bytes], { type }))
