import { foretellRun } from '#domain/calls/fees.ts'
import { callForData, type InputOf } from '../data/call-api.ts'
import { useQuery } from '../data/use-query.ts'
import type { ViewTools } from '../fields/field-view.ts'
import { formatNumber } from '../fields/format.ts'

interface RunSizeProps {
  /** Undefined while nobody is chosen. */
  readonly asked: InputOf<typeof foretellRun>['body'] | undefined
  readonly tools: ViewTools
}

/** How many apartments the run would charge, before it begins. */
export function RunSize({ asked, tools: { t, language } }: RunSizeProps) {
  const { data } = useQuery({
    queryKey: ['fees', 'foretell-run', asked],
    queryFn: () => (asked === undefined ? undefined : callForData(foretellRun, { body: asked })),
    enabled: asked !== undefined,
    staleTime: 0,
  })
  return (
    <p role="status" className="lobby-sum">
      {asked !== undefined &&
        data !== undefined &&
        t('console.fees.run.size', { total: formatNumber(data.apartments, { language, digits: 0 }) })}
    </p>
  )
}
