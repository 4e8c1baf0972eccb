import { site } from '../content/site.ts'
import styles from './theme-switch.module.css'

const { theme, themes } = site.footer

/** scripts/theme.ts makes it work and marks the choice that was kept. */
export function ThemeSwitch() {
  return (
    <fieldset className={styles.switch}>
      <legend className="visually-hidden">{theme}</legend>
      {Object.entries(themes).map(([value, label]) => (
        <button
          key={value}
          type="button"
          className={styles.choice}
          data-theme-choice={value}
          aria-pressed={value === 'system'}
        >
          {label}
        </button>
      ))}
    </fieldset>
  )
}
