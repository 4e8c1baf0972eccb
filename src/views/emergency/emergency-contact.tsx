import { ButtonRow, EmailButton, SaveNumberButton, SmsButton } from '../../components/buttons.tsx'
import { PhoneHead, Section } from '../../components/section.tsx'
import { business } from '../../content/business.ts'
import styles from './emergency-contact.module.css'
import { emergency } from './words.ts'

const { contact } = emergency

export function EmergencyContact() {
  return (
    <Section id="hotline" tone="night">
      <PhoneHead sectionId="hotline" phone={business.phone} {...contact}>
        <ButtonRow>
          <SmsButton page="emergency" isLarge label={contact.text} />
          <SaveNumberButton />
        </ButtonRow>
      </PhoneHead>
      <div className={styles.notes}>
        {contact.notes.map(({ name, description }) => (
          <div key={name}>
            <h3 className={styles.name}>{name}</h3>
            <ul className={styles.description}>
              {description.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </div>
        ))}
        <div>
          <h3 className={styles.name}>{contact.email.name}</h3>
          <p className={styles.description}>
            {contact.email.description}
            <br />
            {business.emergencyEmail}
          </p>
          <EmailButton address={business.emergencyEmail} subject={contact.email.subject} />
        </div>
      </div>
    </Section>
  )
}
