<?php
declare(strict_types=1);

namespace Example\Guestbook;

final class Entry
{
    public function __construct(
        public readonly string $name,
        public readonly string $text,
    ) {
    }

    public function html(): string
    {
        return sprintf('<p><b>%s</b>: %s</p>', htmlspecialchars($this->name), htmlspecialchars($this->text));
    }
}

$entries = [new Entry('Ada', 'A calm crossing.'), new Entry('Tom', 'Rain & wind')];
foreach ($entries as $entry) {
    echo $entry->html(), PHP_EOL;
}
?>
