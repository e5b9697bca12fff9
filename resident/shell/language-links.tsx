import { languages } from '#core/language.ts'
import { currentLanguage, turnTo } from '../language/language.ts'
import { say } from '../language/say.ts'

/** For those who have come and read another language: each in its own name. */
export const LanguageLinks = () => (
  <nav className="languages" aria-label={say('more.language')}>
    {languages.map((language) => (
      <button
        key={language}
        type="button"
        className="button small"
        lang={language}
        aria-pressed={language === currentLanguage()}
        onClick={() => void turnTo(language)}
      >
        {say(`more.languages.${language}`)}
      </button>
    ))}
  </nav>
)
