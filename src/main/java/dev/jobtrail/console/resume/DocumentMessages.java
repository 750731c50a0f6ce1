package dev.jobtrail.console.resume;

import io.quarkus.qute.i18n.Message;
import io.quarkus.qute.i18n.MessageBundle;

/** The names of the parts of a resume document, and texts about them. */
@MessageBundle("resumeDocument")
public interface DocumentMessages {

  @Message("Profiles")
  String profiles();

  @Message("Profile")
  String profile();

  @Message("Work")
  String work();

  @Message("Job")
  String job();

  @Message("Education")
  String education();

  @Message("Skills")
  String skills();

  @Message("Skill")
  String skill();

  @Message("Projects")
  String projects();

  @Message("Project")
  String project();

  @Message("Languages")
  String languages();

  @Message("Language")
  String language();

  @Message("Certificates")
  String certificates();

  @Message("Certificate")
  String certificate();

  @Message("Awards")
  String awards();

  @Message("Award")
  String award();

  @Message("Volunteering")
  String volunteering();

  @Message("Publications")
  String publications();

  @Message("Publication")
  String publication();

  @Message("Interests")
  String interests();

  @Message("Interest")
  String interest();

  @Message("References")
  String references();

  @Message("Reference")
  String reference();

  @Message("Entry")
  String entry();

  @Message("Name")
  String name();

  @Message("Headline")
  String headline();

  @Message("E-mail address")
  String email();

  @Message("Phone")
  String phone();

  @Message("Website")
  String website();

  @Message("City")
  String city();

  @Message("Region")
  String region();

  @Message("Country code")
  String countryCode();

  @Message("Postal code")
  String postalCode();

  @Message("Address")
  String address();

  @Message("Photo")
  String photo();

  @Message("Summary")
  String summary();

  @Message("Network")
  String network();

  @Message("Username")
  String username();

  @Message("URL")
  String url();

  @Message("Position")
  String position();

  @Message("Company")
  String company();

  @Message("Start")
  String start();

  @Message("End")
  String end();

  @Message("Location")
  String location();

  @Message("Company description")
  String companyDescription();

  @Message("Highlights")
  String highlights();

  @Message("School")
  String school();

  @Message("Field of study")
  String fieldOfStudy();

  @Message("Degree")
  String degree();

  @Message("Grade")
  String grade();

  @Message("Courses")
  String courses();

  @Message("Level")
  String level();

  @Message("Keywords")
  String keywords();

  @Message("Organization")
  String organization();

  @Message("Description")
  String description();

  @Message("Fluency")
  String fluency();

  @Message("Issuer")
  String issuer();

  @Message("Date")
  String date();

  @Message("Title")
  String title();

  @Message("Subtitle")
  String subtitle();

  @Message("Awarded by")
  String awardedBy();

  @Message("Publisher")
  String publisher();

  @Message("Text")
  String text();

  @Message("{label}: {value}")
  String labelled(String label, String value);

  @Message("Not shown in the editor")
  String notInEditor();

  @Message("{number} characters")
  String characters(int number);

  @Message("From {place}")
  String movedFrom(String place);

  @Message("Moved here")
  String movedHere();

  @Message("The same as {place}")
  String sameAs(String place);

  @Message("new")
  String newPlace();

  @Message("Separated by commas")
  String separatedByCommas();

  @Message("Personal details")
  String personalDetails();

  @Message("{entry} {number}{#if name}: {name}{/if}")
  String entryTitle(String entry, int number, String name);

  @Message("“{label}” {fault}")
  String faultOfField(String label, String fault);

  @Message("{entry} {number}: “{label}” {fault}")
  String faultOfEntry(String entry, int number, String label, String fault);

  @Message("is invalid")
  String isInvalid();

  @Message("is not a valid e-mail address")
  String isNoEmail();

  @Message("must be a URL or the data URI of a JPEG or PNG")
  String isNoPhoto();

  @Message("must be a URL such as https://example.org")
  String isNoLink();

  @Message("must be a date such as 2024, 2024-03 or 2024-03-15")
  String isNoDate();

  @Message("**bold**, *italic*, [text](https://example.org), lists with - before each line")
  String textHint();

  @Message("One per line")
  String linesHint();

  @Message("One per line; **bold**, *italic*, [text](https://example.org)")
  String highlightsHint();

  @Message("2024, 2024-03 or 2024-03-15")
  String dateHint();

  @Message("JPEG or PNG; cropped to a square. Print it under Design.")
  String photoHint();
}
