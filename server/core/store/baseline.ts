/** The release that brings stores from before it to the baseline. */
export const UPGRADING_RELEASE = '0.2.0'

/**
 * The migrations that had run in every store of that release, oldest first. The tables as all of them left them are made
 * at once now, and their names are still noted, so that that release can use the store beside this one.
 */
export const BASELINE = `
  20261121090000_create_places_and_pictures
  20261121090100_create_services_and_clients
  20261121090200_create_projects
  20261121090300_create_news
  20261121090400_create_organisation
  20261121090500_create_contact_messages
  20261121100000_create_enquiry_desk
  20261121120000_create_staff
  20261121140000_create_revisions
  20261121150000_create_inbox
  20261121160000_create_picture_library
  20261121170000_add_project_facts
  20261121180000_cover_counts
  20261122102000_create_store_facts
  20261122103000_normalize_redirects
  20261122105000_add_mail_recipients
  20261122105100_limit_sign_in
  20261122110000_create_jobs
  20261122110100_drop_lists_of_kinds
  20261122111000_add_variant_signature
  20261122120000_keep_titles_by_language
  20261122120100_keep_place_names_by_language
  20261122130000_create_search_index
  20261122140000_create_missing_addresses
  20261122150000_give_clients_pages
  20261122170000_add_search_engine_fields
  20261122170100_create_certificates
  20261122200000_locate_projects
  20261122202000_mark_language_of_texts
  20261122206100_keep_locale_of_messages
  20261123100000_pack_search_postings
  20261123120000_lead_to_pages_of_places
  20261123130000_translate_project_facts
  20261123140000_add_vacancies_to_news
  20261123150000_create_alerts
  20261124100000_create_api_keys
  20261124101000_create_webhooks
  20261124110000_create_imports
  20261124120000_create_samples
  20261124121000_mark_published_versions
  20261125090000_keep_language_of_staff
  20261126090000_create_documents
  20261126100000_cancel_imports
  20261126100100_revoke_previews
  20261126140000_publish_dates_as_entered
`
  .trim()
  .split(/\s+/)
