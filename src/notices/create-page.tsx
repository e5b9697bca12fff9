import { proposeNotices } from '#domain/calls/notice-proposal.ts'
import type { AnyEntity } from '#core/entity.ts'
import { GeneratedCreate } from '../crud/form/create-page.tsx'
import { callForData } from '../data/call-api.ts'
import { capabilities } from '../data/capabilities.ts'
import { useQuery } from '../data/use-query.ts'
import { useViewTools } from '../fields/use-view-tools.ts'
import { createLabel } from '../i18n/entity-label.ts'
import { useSession } from '../session/session.ts'
import { Page } from '../shell/page.tsx'
import { FormSkeleton } from '../ui/skeletons.tsx'

/** A new batch begins with the day and the ways that suit the building; without an answer it begins as any form does. */
export function NoticeCreatePage({ entity }: { readonly entity: AnyEntity }) {
  const { t } = useViewTools()
  const { building } = useSession()
  const { data, isLoading } = useQuery({
    queryKey: ['notice_proposal', building?.id],
    queryFn: () => callForData(proposeNotices, { params: { building_id: building?.id ?? '' } }),
    enabled: building !== undefined && capabilities().calls,
    gcTime: 0,
    retry: false,
  })
  if (isLoading)
    return (
      <Page title={createLabel(t, entity.name)}>
        <FormSkeleton entity={entity} />
      </Page>
    )
  return <GeneratedCreate entity={entity} proposed={data} />
}
