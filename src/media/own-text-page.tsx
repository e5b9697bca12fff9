import { useParams } from 'react-router'
import { textIn, type WrittenText } from '#domain/published-text.ts'
import type { AnyEntity } from '#core/entity.ts'
import { useOne } from '../data/use-one.ts'
import { usePictureUrl } from '../fields/uploads/stored-file.ts'
import { useLanguage } from '../i18n/use-t.ts'
import { useSession } from '../session/session.ts'
import { Loaded, ReadableText } from './readable-text.tsx'

/** The parts that a readable record has. */
export interface ReadableRecord extends WrittenText {
  readonly id: string
  readonly building_id: string
  readonly picture: string | null
  readonly date: string | null
}

interface OwnTextProps {
  readonly entity: AnyEntity
  /** The record as a text. */
  readonly read: (record: Readonly<Record<string, unknown>>) => ReadableRecord
}

/** A text for who may read its record, also before it is published. */
export function OwnTextPage({ entity, read }: OwnTextProps) {
  const { id = '' } = useParams()
  const language = useLanguage()
  const { buildings } = useSession()
  const { record, query } = useOne({ resource: entity.name, id })
  const text = record === undefined || query.isPending ? undefined : read({ ...record })
  return (
    <main id="content" className="media-page">
      <Loaded data={text} error={query.error} retry={() => void query.refetch()}>
        {(one) => (
          <ReadableText
            {...textIn(one, language)}
            date={one.date}
            building={buildings.find((building) => building.id === one.building_id)?.name ?? ''}
            picture={one.picture !== null && <Picture id={one.picture} />}
          />
        )}
      </Loaded>
    </main>
  )
}

function Picture({ id }: { readonly id: string }) {
  const { url } = usePictureUrl(id)
  return url === undefined ? null : <img className="media-picture" alt="" src={url} />
}
