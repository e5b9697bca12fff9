import { lazy, Suspense, useState, type ReactNode } from 'react'
import type { ViewTools } from '#src/fields/field-view.ts'
import { NewRecordContext, type NewRecord } from '#src/fields/references/new-record.ts'

/** Few forms need it. */
const CreateDialog = lazy(async () => ({ default: (await import('./create-dialog.tsx')).CreateDialog }))

interface MakingProps {
  readonly tools: ViewTools
  readonly children: ReactNode
}

/** Selects within make the records that they lack in a dialog over the form. */
export function Making({ tools, children }: MakingProps) {
  const [asked, ask] = useState<NewRecord>()
  return (
    <NewRecordContext value={ask}>
      {children}
      {asked !== undefined && (
        <Suspense>
          <NewRecordContext value={undefined}>
            <CreateDialog
              entity={asked.target}
              initial={asked.initial}
              tools={tools}
              onSaved={({ id }) => asked.onMade(id)}
              close={() => ask(undefined)}
            />
          </NewRecordContext>
        </Suspense>
      )}
    </NewRecordContext>
  )
}
