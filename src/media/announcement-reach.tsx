import { Skeleton } from 'antd'
import { foretellAnnouncement } from '#domain/calls/audience.ts'
import { notification } from '#entities/media/notification.ts'
import type { ForetellProps } from '../crud/views.ts'
import { callForData } from '../data/call-api.ts'
import { queryClient } from '../data/query-client.ts'
import { useQuery } from '../data/use-query.ts'
import { Failure } from '../errors/failure.tsx'
import { ReachTable } from '../push/reach-table.tsx'

/** Whom an announcement reaches, in the dialog that asks before it is published; several are published without. */
export function AnnouncementReach({ records, tools }: ForetellProps<typeof notification>) {
  const [record, ...others] = records
  const id = others.length === 0 ? record?.id : undefined
  // Questions stand outside the page's tree, where no context has the cache.
  const { data, error } = useQuery(
    {
      queryKey: ['announcement', 'audience', id],
      queryFn: () => callForData(foretellAnnouncement, { path: { id: id ?? '' } }),
      staleTime: 0,
      gcTime: 0,
      enabled: id !== undefined,
    },
    queryClient,
  )
  if (id === undefined) return null
  if (error !== null) return <Failure error={error} />
  if (data === undefined) return <Skeleton active title={false} paragraph={{ rows: 3 }} />
  return <ReachTable of={data} ways={['notification']} isForAll={record?.target === 'all'} tools={tools} />
}
