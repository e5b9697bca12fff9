import type { Translate } from '#src/i18n/use-t.ts'

interface QuestionSwitchProps<Key extends string> {
  readonly questions: readonly { readonly key: Key; readonly label: string }[]
  readonly asked: Key
  readonly onAsk: (key: Key) => void
  readonly t: Translate
}

/** What the tiles' colours tell. */
export function QuestionSwitch<Key extends string>({ questions, asked, onAsk, t }: QuestionSwitchProps<Key>) {
  return (
    <div role="group" aria-label={t('console.crud.looks.question')} className="lobby-switch">
      {questions.map(({ key, label }) => (
        <button key={key} type="button" aria-pressed={key === asked} onClick={() => onAsk(key)}>
          {label}
        </button>
      ))}
    </div>
  )
}
