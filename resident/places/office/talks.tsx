import { usePages } from '../../data/use-pages.ts'
import { say } from '../../language/say.ts'
import { momentText } from '../../language/written.ts'
import { Page } from '../../parts/page.tsx'
import { RecordList } from '../../parts/record-list.tsx'
import type { HomeProps } from '../../places.ts'
import { useQueue, useWhenSent } from '../../queue/queue.ts'
import { Unsent } from '../../queue/unsent.tsx'
import { Link } from '../../router/link.tsx'
import { go } from '../../router/router.ts'
import { listConversations } from './calls.ts'

/** What somebody has written with the office, the latest first, and above it what is not sent yet. */
export function TalksPlace({ home }: HomeProps) {
  const { apartment_id: id } = home
  const start = `/homes/${id}/office`
  const pages = usePages({ home: id, name: 'talks', address: listConversations, more: {} })
  const { waiting } = useQueue()
  useWhenSent(pages.loaded.reload)
  return (
    <Page title={say('shell.office')}>
      <Link to={`${start}/write`} className="button primary wide">
        {say('office.write')}
      </Link>
      <Unsent
        of={waiting.filter(({ kind, home: at }) => kind === 'message' && at === id)}
        edit={(one) => go(`${start}/write#${one.id}`)}
      />
      <RecordList
        of={pages}
        none={say('office.none')}
        line={(one) => ({
          key: one.id,
          to: `${start}/${one.id}`,
          name: one.title,
          under: [one.code, one.created_at === null ? null : momentText(one.created_at)],
          end: one.status === null ? undefined : say(`office.status.${one.status}`),
        })}
      />
    </Page>
  )
}
