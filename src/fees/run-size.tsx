import { foretellRun } from '#domain/calls/fees.ts'
import { callForData, type InputOf } from '../data/call-api.ts'
import { useQuery } from '../data/use-query.ts'
import type { ViewTools } from '../fields/field-view.ts'
import { formatNumber } from '../fields/format.ts'
import { Obstacles } from './obstacles.tsx'

interface RunSizeProps {
  /** Undefined while nobody is chosen. */
  readonly asked: InputOf<typeof foretellRun>['body'] | undefined
  readonly tools: ViewTools
}

/** How many apartments the run would charge, and what it would not charge and why, before it begins. */
export function RunSize({ asked, tools }: RunSizeProps) {
  const { t, language } = tools
  const { data } = useQuery({
    queryKey: ['fees', 'foretell-run', asked],
    queryFn: () => (asked === undefined ? undefined : callForData(foretellRun, { body: asked })),
    enabled: asked !== undefined,
    staleTime: 0,
  })
  const known = asked === undefined ? undefined : data
  return (
    <>
      <p role="status" className="lobby-sum">
        {known !== undefined &&
          t('console.fees.run.size', { total: formatNumber(known.apartments, { language, digits: 0 }) })}
      </p>
      {known !== undefined && (
        <Obstacles obstacles={known.obstacles} month={String(asked?.month)} tools={tools} />
      )}
    </>
  )
}
