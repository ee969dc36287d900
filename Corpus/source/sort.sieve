# Where letters to the harbour office go.
require ["fileinto", "imap4flags"];

if header :contains "Subject" "[tides]" {
    fileinto "Tides";
} elsif address :is "from" "pilot@harbour.example" {
    addflag "\\Flagged";
    keep;
} elsif size :over 2M {
    discard;
    stop;
}
