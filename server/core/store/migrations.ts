import type { Migration } from 'kysely/migration'
import * as createPlacesAndPictures from './migrations/20261121090000_create_places_and_pictures.ts'
import * as createServicesAndClients from './migrations/20261121090100_create_services_and_clients.ts'
import * as createProjects from './migrations/20261121090200_create_projects.ts'
import * as createNews from './migrations/20261121090300_create_news.ts'
import * as createOrganisation from './migrations/20261121090400_create_organisation.ts'
import * as createContactMessages from './migrations/20261121090500_create_contact_messages.ts'
import * as createEnquiryDesk from './migrations/20261121100000_create_enquiry_desk.ts'
import * as createStaff from './migrations/20261121120000_create_staff.ts'
import * as createRevisions from './migrations/20261121140000_create_revisions.ts'
import * as createInbox from './migrations/20261121150000_create_inbox.ts'
import * as createPictureLibrary from './migrations/20261121160000_create_picture_library.ts'
import * as addProjectFacts from './migrations/20261121170000_add_project_facts.ts'
import * as coverCounts from './migrations/20261121180000_cover_counts.ts'
import * as createStoreFacts from './migrations/20261122102000_create_store_facts.ts'
import * as normalizeRedirects from './migrations/20261122103000_normalize_redirects.ts'
import * as addMailRecipients from './migrations/20261122105000_add_mail_recipients.ts'
import * as limitSignIn from './migrations/20261122105100_limit_sign_in.ts'
import * as createJobs from './migrations/20261122110000_create_jobs.ts'
import * as dropListsOfKinds from './migrations/20261122110100_drop_lists_of_kinds.ts'
import * as addVariantSignature from './migrations/20261122111000_add_variant_signature.ts'
import * as keepTitlesByLanguage from './migrations/20261122120000_keep_titles_by_language.ts'
import * as keepPlaceNamesByLanguage from './migrations/20261122120100_keep_place_names_by_language.ts'
import * as createSearchIndex from './migrations/20261122130000_create_search_index.ts'
import * as createMissingAddresses from './migrations/20261122140000_create_missing_addresses.ts'
import * as giveClientsPages from './migrations/20261122150000_give_clients_pages.ts'
import * as addSearchEngineFields from './migrations/20261122170000_add_search_engine_fields.ts'
import * as createCertificates from './migrations/20261122170100_create_certificates.ts'
import * as locateProjects from './migrations/20261122200000_locate_projects.ts'
import * as markLanguageOfTexts from './migrations/20261122202000_mark_language_of_texts.ts'
import * as keepLocaleOfMessages from './migrations/20261122206100_keep_locale_of_messages.ts'
import * as packSearchPostings from './migrations/20261123100000_pack_search_postings.ts'
import * as leadToPagesOfPlaces from './migrations/20261123120000_lead_to_pages_of_places.ts'
import * as translateProjectFacts from './migrations/20261123130000_translate_project_facts.ts'
import * as addVacanciesToNews from './migrations/20261123140000_add_vacancies_to_news.ts'
import * as createAlerts from './migrations/20261123150000_create_alerts.ts'
import * as createApiKeys from './migrations/20261124100000_create_api_keys.ts'
import * as createWebhooks from './migrations/20261124101000_create_webhooks.ts'
import * as createImports from './migrations/20261124110000_create_imports.ts'
import * as createSamples from './migrations/20261124120000_create_samples.ts'
import * as markPublishedVersions from './migrations/20261124121000_mark_published_versions.ts'
import * as keepLanguageOfStaff from './migrations/20261125090000_keep_language_of_staff.ts'
import * as createDocuments from './migrations/20261126090000_create_documents.ts'
import * as cancelImports from './migrations/20261126100000_cancel_imports.ts'
import * as revokePreviews from './migrations/20261126100100_revoke_previews.ts'
import * as publishDatesAsEntered from './migrations/20261126140000_publish_dates_as_entered.ts'
import * as deleteIndexNowJob from './migrations/20261126200000_delete_index_now_job.ts'
import * as deleteSocialCardJobs from './migrations/20261126210000_delete_social_card_jobs.ts'

/** A list instead of a folder scan, so that it can be bundled. Landed migrations are never edited. */
export const migrations: Record<string, Migration> = {
  '20261121090000_create_places_and_pictures': createPlacesAndPictures,
  '20261121090100_create_services_and_clients': createServicesAndClients,
  '20261121090200_create_projects': createProjects,
  '20261121090300_create_news': createNews,
  '20261121090400_create_organisation': createOrganisation,
  '20261121090500_create_contact_messages': createContactMessages,
  '20261121100000_create_enquiry_desk': createEnquiryDesk,
  '20261121120000_create_staff': createStaff,
  '20261121140000_create_revisions': createRevisions,
  '20261121150000_create_inbox': createInbox,
  '20261121160000_create_picture_library': createPictureLibrary,
  '20261121170000_add_project_facts': addProjectFacts,
  '20261121180000_cover_counts': coverCounts,
  '20261122102000_create_store_facts': createStoreFacts,
  '20261122103000_normalize_redirects': normalizeRedirects,
  '20261122105000_add_mail_recipients': addMailRecipients,
  '20261122105100_limit_sign_in': limitSignIn,
  '20261122110000_create_jobs': createJobs,
  '20261122110100_drop_lists_of_kinds': dropListsOfKinds,
  '20261122111000_add_variant_signature': addVariantSignature,
  '20261122120000_keep_titles_by_language': keepTitlesByLanguage,
  '20261122120100_keep_place_names_by_language': keepPlaceNamesByLanguage,
  '20261122130000_create_search_index': createSearchIndex,
  '20261122140000_create_missing_addresses': createMissingAddresses,
  '20261122150000_give_clients_pages': giveClientsPages,
  '20261122170000_add_search_engine_fields': addSearchEngineFields,
  '20261122170100_create_certificates': createCertificates,
  '20261122200000_locate_projects': locateProjects,
  '20261122202000_mark_language_of_texts': markLanguageOfTexts,
  '20261122206100_keep_locale_of_messages': keepLocaleOfMessages,
  '20261123100000_pack_search_postings': packSearchPostings,
  '20261123120000_lead_to_pages_of_places': leadToPagesOfPlaces,
  '20261123130000_translate_project_facts': translateProjectFacts,
  '20261123140000_add_vacancies_to_news': addVacanciesToNews,
  '20261123150000_create_alerts': createAlerts,
  '20261124100000_create_api_keys': createApiKeys,
  '20261124101000_create_webhooks': createWebhooks,
  '20261124110000_create_imports': createImports,
  '20261124120000_create_samples': createSamples,
  '20261124121000_mark_published_versions': markPublishedVersions,
  '20261125090000_keep_language_of_staff': keepLanguageOfStaff,
  '20261126090000_create_documents': createDocuments,
  '20261126100000_cancel_imports': cancelImports,
  '20261126100100_revoke_previews': revokePreviews,
  '20261126140000_publish_dates_as_entered': publishDatesAsEntered,
  '20261126200000_delete_index_now_job': deleteIndexNowJob,
  '20261126210000_delete_social_card_jobs': deleteSocialCardJobs,
}
