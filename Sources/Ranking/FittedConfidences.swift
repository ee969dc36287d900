// SPDX-License-Identifier: Apache-2.0

/// How often candidates are right, fitted on labelled files by `Benchmarks/calibrate.py`, which writes this file.
///
/// A candidate is right where it is the very type of the label and no better candidate is. The numbers are thousandths,
/// drawn towards what the parts of a combination say where files are few.
enum FittedConfidences {
  /// Of the best candidate, by its basis: first as seen alone, then corroborated, then disputed, each where the claims
  /// are silent, agree, specialise and contradict.
  static let answers: StaticString = """
    certain * * *|929 946 893 750 953 973 925 826 912 963 845 637
    certain container binary general|874 943 809 787 899 963 835 872 697 918 746 708
    certain container binary specific|940 945 918 754 970 982 951 827 968 979 876 631
    certain container text general|909 969 882 867 936 979 919 908 863 952 831 811
    certain container text specific|979 982 950 843 987 988 966 891 967 973 926 779
    certain content binary specific|953 962 828 576 909 909 879 673 883 904 759 471
    certain filesystem binary specific|999 999 999 999 999 999 999 999 999 999 999 999
    fair * * *|984 984 967 833 988 988 980 886 978 978 954 767
    fair container binary general|929 963 930 860 952 975 953 903 896 944 897 802
    fair content binary specific|971 971 951 740 980 980 966 811 956 956 925 650
    fair content text specific|980 980 961 789 985 985 974 850 967 967 942 711
    fair signature text specific|952 952 918 605 968 968 944 720 929 929 881 527
    fair text binary specific|976 976 963 805 986 986 975 857 968 968 945 722
    fair text text general|969 983 966 930 977 988 977 952 948 973 949 897
    fair text text specific|986 986 969 840 990 990 982 892 982 982 958 775
    fallback * * *|501 937 929 817 588 960 940 866 403 908 887 747
    fallback filesystem binary general|900 900 500 500 900 900 500 500 900 900 500 500
    fallback signature binary general|212 860 857 644 330 903 880 717 176 802 760 524
    fallback text text general|609 965 956 882 685 981 963 922 488 948 934 831
    strong * * *|963 976 959 779 980 981 972 853 919 940 939 681
    strong container binary general|816 933 873 749 857 955 916 787 745 901 819 662
    strong container binary specific|881 902 865 475 925 934 907 578 830 858 808 373
    strong content binary specific|967 982 956 759 976 979 968 839 911 931 934 639
    strong content text specific|964 964 959 776 974 974 973 839 962 962 939 684
    strong signature binary general|943 984 967 928 967 989 978 951 926 975 951 894
    strong signature binary specific|971 971 965 796 985 987 977 857 961 965 948 720
    strong signature text general|957 985 970 933 969 990 980 955 932 977 955 902
    strong signature text specific|973 978 968 809 985 985 979 865 958 966 952 736
    strong text text general|951 982 963 919 974 989 978 949 918 972 945 882
    strong text text specific|959 981 961 773 987 987 974 856 903 932 942 680
    weak * * *|935 970 932 765 959 979 955 830 909 953 903 683
    weak content binary specific|902 959 907 688 940 970 936 770 872 932 865 592
    weak content text specific|952 971 939 779 966 981 959 842 916 957 910 698
    weak signature text specific|965 978 945 818 970 985 968 872 933 966 929 747
    weak text text specific|931 975 945 790 966 982 962 851 923 961 916 712
    """

  /// Of the candidates behind it.
  static let others: StaticString = """
    alternative|25
    claimed|400
    contradicted|38
    general|34
    rival certain|43
    rival fair|13
    rival fallback|4
    rival strong|23
    rival weak|2
    """
}
