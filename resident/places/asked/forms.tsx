import { usePages } from '../../data/use-pages.ts'
import { say } from '../../language/say.ts'
import { dayText } from '../../language/written.ts'
import { Page } from '../../parts/page.tsx'
import { RecordList } from '../../parts/record-list.tsx'
import type { HomeProps } from '../../places.ts'
import { listForms } from './calls.ts'

/** The forms that take answers today. */
export function FormsPlace({ home }: HomeProps) {
  const { apartment_id: id } = home
  const pages = usePages({ home: id, name: 'forms', address: listForms, more: {} })
  return (
    <Page title={say('asked.forms')} back={`/homes/${id}/more`}>
      <RecordList
        of={pages}
        none={say('asked.none')}
        line={(form) => ({
          key: form.id,
          to: `/homes/${id}/forms/${form.id}`,
          name: form.name,
          under: [form.open_to === null ? null : say('asked.until', { day: dayText(form.open_to) })],
        })}
      />
    </Page>
  )
}
